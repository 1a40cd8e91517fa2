import { answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { getJob, type Job } from '@atrium/domain-core'
import {
  type Handover,
  type HandoverLine,
  leaveEnterprise,
  previewOwnHandover,
  settingsProfilePath,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aMember, fakeOrganisation } from '../testing/fake-organisation'
import { LeaveRow } from './leave-row'

const heir = aMember({ name: 'Bela', loginId: 'bela' })
const job: Job = {
  id: '00000000-0000-7000-8000-0000000000aa',
  kind: 'org.let-go',
  title: 'Test',
  state: 'done',
  done: 24,
  total: 24,
  result: { handed: 24, people: 1 },
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  finishedAt: '2026-11-21T12:00:01.000Z',
}
const held: HandoverLine[] = [
  { kind: 'records', id: 'orders', name: 'Orders', count: 24, grants: false },
  { kind: 'roles', id: 'keeper', name: 'Keeper', count: 1, grants: true },
]

async function open(more: Parameters<typeof PageStage>[0]['answers'] = []) {
  const sent: Handover[] = []
  render(
    <PageStage
      path={settingsProfilePath}
      permissions={['org.read']}
      answers={[
        ...fakeOrganisation({ members: [heir] }).answers,
        answer(previewOwnHandover, () => ({ lines: held, cut: false })),
        answer(leaveEnterprise, (handover) => {
          sent.push(handover)
          return job
        }),
        answer(getJob, () => job),
        ...more,
      ]}
    >
      <LeaveRow />
    </PageStage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Leave…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const press = async (name: string) => fireEvent.click(await dialog.findByRole('button', { name }))
  return { sent, dialog, press }
}

afterEach(cleanup)

describe('leaving the enterprise', () => {
  it('is not open to the last administrator, and says why', async () => {
    const { dialog } = await open([refusal(previewOwnHandover, 'last-administrator', 409)])
    expect(await dialog.findByText('This cannot be done now')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Leave the enterprise' })).toBeNull()
  })
  it('asks for a successor, and hands over no rights', async () => {
    const { sent, dialog, press } = await open()
    await press('Leave the enterprise')
    expect(await dialog.findByText('Choose a successor.')).toBeDefined()
    expect(dialog.queryByRole('checkbox', { name: /Organization roles/ })).toBeNull()
    fireEvent.mouseDown(dialog.getByRole('combobox'))
    fireEvent.click(await screen.findByTitle('Bela'))
    expect(await dialog.findByText('Goes to Bela')).toBeDefined()
    await press('Leave the enterprise')
    expect(await dialog.findByText('You have left Demo')).toBeDefined()
    expect(sent).toEqual([{ successorId: heir.id, kinds: ['records'] }])
  })
  it('leaves to nobody what nobody is to have', async () => {
    const { sent, dialog, press } = await open()
    fireEvent.click(await dialog.findByRole('radio', { name: 'Hand over to nobody' }))
    await press('Leave the enterprise')
    expect(await dialog.findByText('You have left Demo')).toBeDefined()
    expect(sent).toEqual([{ successorId: null, kinds: [] }])
  })
})
