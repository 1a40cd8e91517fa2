import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  consolePermissionsPath,
  grantConsole,
  listAdministrators,
  revokeConsole,
  type ScopedAdministrator,
} from '@atrium/domain-enterprise'
import { aDepartment, listDepartments, listPeople } from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PermissionsPage } from './permissions-page'

const ada: ScopedAdministrator = {
  personId: '00000000-0000-7000-8000-0000000000ad',
  name: 'Ada',
  loginId: 'ada',
  areas: ['organisation'],
  departments: [{ id: '00000000-0000-7000-8000-0000000000d1', name: 'Sales' }],
  grantedBy: 'Boss',
  grantedAt: '2026-11-21T10:00:00.000Z',
  isSuspended: false,
}
const boss = { personId: ada.personId, name: 'Boss', loginId: 'boss', roles: ['admin' as const] }

function open(first: readonly ScopedAdministrator[], more: readonly Answer[] = []) {
  let scoped = [...first]
  const answers = [
    answer(listAdministrators, () => ({ full: [boss], scoped, cut: false })),
    answer(grantConsole, ({ personId, areas }) => {
      scoped = scoped.map((each) => (each.personId === personId ? { ...each, areas } : each))
      return {}
    }),
    answer(revokeConsole, ({ personId }) => {
      scoped = scoped.filter((each) => each.personId !== personId)
      return {}
    }),
    answer(listPeople, () => ({ rows: [], cut: false })),
    answer(listDepartments, () => ({ rows: [aDepartment({ name: 'Sales' })], cut: false })),
    ...more,
  ]
  render(
    <PageStage path={consolePermissionsPath} permissions={[]} answers={answers}>
      <PermissionsPage />
    </PageStage>,
  )
  return { scoped: () => scoped }
}

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const dialog = async () => within(await screen.findByRole('dialog'))

afterEach(cleanup)

describe('who administers what', () => {
  it('says when it could not be loaded', async () => {
    open([], [refusal(listAdministrators, 'unavailable', 503)])
    expect(await screen.findByText('The administrators could not be loaded')).toBeDefined()
  })
  it('shows what the server refuses beside what was chosen', async () => {
    const refused = answer(grantConsole, () => {
      throw new CallError({ code: 'grant-of-reviewer', message: 'No reviewers.', status: 409 })
    })
    open([ada], [refused])
    await press('Change what Ada may do')
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Save' }))
    expect(await (await dialog()).findByText('No reviewers.')).toBeDefined()
  })
  it('wants a member and an area', async () => {
    open([])
    expect(await screen.findByText('The last one cannot be removed')).toBeDefined()
    await press('Grant to a member')
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Grant to a member' }))
    expect(await screen.findByText('Choose a member.')).toBeDefined()
    expect(await screen.findByText('Choose at least one.')).toBeDefined()
  })
  it('is changed, and taken back once it is confirmed', async () => {
    const page = open([ada])
    expect(await screen.findByText('In Sales and all below')).toBeDefined()
    await press('Change what Ada may do')
    fireEvent.click(await (await dialog()).findByRole('checkbox', { name: 'Posts' }))
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.scoped()[0]?.areas).toEqual(['organisation', 'posts']))
    await press('Take back from Ada')
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Nobody administers a part yet')).toBeDefined()
    expect(page.scoped()).toEqual([])
  })
})
