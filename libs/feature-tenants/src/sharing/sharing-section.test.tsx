import { answer, type Answer } from '@atrium/core-net'
import {
  aContainer,
  aContainerMember,
  applyToContainer,
  aSpaceGrant,
  listGrants,
  listJoinableContainers,
  listPartners,
  offerGrant,
  revokeGrant,
  type SpaceGrant,
  tenantsPath,
} from '@atrium/domain-tenants'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TenantsStage } from '../testing/tenants-stage'
import { SharingSection } from './sharing-section'

const quayside = aContainer({ name: 'Quayside' })
const own = aContainerMember({ state: 'member' })
const partner = { entId: 'heron', name: 'Heron Freight', departments: [] }

function open(more: readonly Answer[] = [], permissions = ['tenants.share-space']) {
  const answers = [
    answer(listJoinableContainers, () => ({ rows: [{ ...quayside, own: null }], cut: false })),
    answer(listGrants, () => ({ given: [], received: [], cut: false })),
    ...more,
  ]
  render(
    <TenantsStage path={tenantsPath} permissions={permissions} answers={answers}>
      <SharingSection />
    </TenantsStage>,
  )
}

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)

afterEach(cleanup)

describe('containers on the page of an enterprise', () => {
  it('are nothing to somebody who may not share the space', () => {
    open([], [])
    expect(document.body.textContent).toBe('')
  })

  it('are applied to with a reason only', async () => {
    const asked: string[] = []
    open([
      answer(applyToContainer, ({ reason }) => {
        asked.push(reason)
        return {}
      }),
    ])
    await press('Apply to join')
    await press('Apply to join')
    expect(await screen.findByText('Give a reason.')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'One quay' } })
    await press('Apply to join')
    expect(await screen.findByText('Your application is on its way')).toBeDefined()
    expect(asked).toEqual(['One quay'])
  })

  it.each([
    ['say that nobody else is there', [], 'There is no other enterprise in this container yet.'],
    ['ask for everything before they invite', [partner], 'Choose or fill this in.'],
  ])('%s', async (_, rows, said) => {
    open([
      answer(listJoinableContainers, () => ({ rows: [{ ...quayside, own }], cut: false })),
      answer(listPartners, () => ({ rows })),
      answer(offerGrant, () => aSpaceGrant()),
    ])
    await press('Invite an enterprise')
    if (rows.length > 0) await press('Send for approval')
    expect(await screen.findAllByText(said)).not.toEqual([])
  })

  it('show entry that was given, and end it after asking', async () => {
    let grant: SpaceGrant = aSpaceGrant({ state: 'active', guestEnterprise: 'Heron Freight' })
    open([
      answer(listGrants, () => ({ given: [grant], received: [], cut: false })),
      answer(revokeGrant, () => {
        grant = { ...grant, state: 'revoked' }
        return {}
      }),
    ])
    const table = within(await screen.findByRole('table', { name: 'Given by you' }))
    expect(table.getByText('Heron Freight: everyone')).toBeDefined()
    await press('Revoke')
    await press('Revoke')
    expect(await table.findByText('Revoked')).toBeDefined()
  })
})
