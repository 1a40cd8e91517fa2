import { answer, type Answer, refusal } from '@atrium/core-net'
import { approveRegistration, listRegistrations, type Registration } from '@atrium/domain-public'
import {
  aContainer,
  aSpaceGrant,
  aTenant,
  decideGrant,
  listContainerRequests,
  listContainers,
  listTenants,
  type TenantDetail,
  tenantsPath,
} from '@atrium/domain-tenants'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTenants } from '../testing/fake-tenants'
import { TenantsStage } from '../testing/tenants-stage'
import { EnterprisesPage } from './enterprises-page'

function open(first: readonly TenantDetail[], query = '', answers: readonly Answer[] = []) {
  const fake = fakeTenants(first)
  render(
    <TenantsStage
      path={tenantsPath}
      at={`/platform/enterprises${query}`}
      answers={[...fake.answers, ...answers]}
    >
      <EnterprisesPage />
    </TenantsStage>,
  )
  return fake
}

const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label).at(-1)!, { target: { value } })

afterEach(cleanup)

describe('the enterprises of a platform', () => {
  it('say when they cannot be loaded, and what is wrong before one is made', async () => {
    open([], '', [refusal(listTenants, 'unavailable', 503)])
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    await press('Create enterprise')
    await press('Create enterprise')
    expect(await screen.findByText('A name has 2 to 60 characters.')).toBeDefined()
    expect(screen.getByText(/^It begins with a small letter/)).toBeDefined()
  })

  it('are made with an administrator, whose link is shown once', async () => {
    const { tenants } = open([])
    await press('Create enterprise')
    fill(/^Enterprise name/, 'Tern Logistics')
    fill(/^Name/, 'Ida Tern')
    fill(/^Login ID/, 'ida.tern')
    await press('Create enterprise')
    const link = await screen.findByLabelText<HTMLInputElement>('Set-up link')
    expect(link.value).toContain('token=told-once')
    expect(tenants()).toMatchObject([{ name: 'Tern Logistics', peopleQuota: null }])
  })

  it('are frozen with a reason only, deleted by their name only, and kept when one thinks better', async () => {
    const tenant = aTenant({ name: 'Tern Logistics' })
    const { tenants } = open([tenant], `?enterprise=${tenant.entId}`)
    await press('Freeze')
    await press('Freeze')
    expect(await screen.findByText('Give a reason.')).toBeDefined()
    fill(/^Reason/, 'Unpaid')
    await press('Freeze')
    expect(await screen.findByText(/^Frozen since .*Unpaid/)).toBeDefined()
    await press('Delete enterprise')
    const ask = within((await screen.findAllByRole('dialog')).at(-1)!)
    const sure = ask.getByRole<HTMLButtonElement>('button', { name: 'Delete enterprise' })
    expect(sure.disabled).toBe(true)
    fireEvent.change(ask.getByRole('textbox'), { target: { value: 'Tern Logistics' } })
    await waitFor(() => expect(sure.disabled).toBe(false))
    fireEvent.click(sure)
    await waitFor(() => expect(tenants()[0]?.state).toBe('closing'))
    await press('Take deletion back')
    await waitFor(() => expect(tenants()[0]?.state).toBe('frozen'))
  })

  it('are found by name and state, and told when none fits', async () => {
    open([aTenant({ name: 'Tern Logistics' })], '?search=zebra')
    expect(await screen.findByText('No enterprise fits')).toBeDefined()
    await press('Clear filters')
    expect(await screen.findByText('Tern Logistics')).toBeDefined()
  })
})

describe('what waits for an operator', () => {
  it('is not decided by whoever it would let in', async () => {
    const grant = aSpaceGrant({ enterprise: 'Grebe Docks', guestEnterprise: 'Heron Freight' })
    open([], '?tab=containers', [
      answer(listContainers, () => ({ rows: [aContainer({ name: 'Quayside' })], cut: false })),
      answer(listContainerRequests, () => ({ joins: [], grants: [grant], cut: false })),
      refusal(decideGrant, 'own-request'),
    ])
    expect(await screen.findByText('Quayside')).toBeDefined()
    await press(/^Approve “Grebe Docks” invites everyone/)
    expect(await screen.findByText(/own-request|You cannot/)).toBeDefined()
  })

  it('is a registration that is approved after asking', async () => {
    const registration: Registration = {
      id: '00000000-0000-7000-a000-000000000001',
      enterpriseName: 'Fjord Kayaks',
      contactName: 'Solveig Aa',
      loginId: 'solveig',
      email: 'solveig@mail.example',
      state: 'waiting',
      reason: '',
      createdAt: '2026-03-01T08:00:00.000Z',
      decidedAt: null,
    }
    let rows = [registration]
    open([], '?tab=registrations', [
      answer(listRegistrations, () => ({
        rows,
        total: { count: rows.length, exact: true },
        cut: false,
      })),
      answer(approveRegistration, () => {
        rows = []
        return { ...registration, state: 'approved' as const }
      }),
    ])
    expect(await screen.findByText('Fjord Kayaks')).toBeDefined()
    await press('Approve')
    await press('Approve')
    expect(await screen.findByText('No registration is waiting')).toBeDefined()
  })
})
