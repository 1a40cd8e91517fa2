import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aDeveloperGrant,
  aDeveloperReview,
  applyForDeveloper,
  aTokenInForce,
  decideDeveloperReview,
  type DeveloperGrant,
  type DeveloperReview,
  getDeveloperGrant,
  issueDeveloperToken,
  listDeveloperReviews,
  settingsDeveloperPath,
  takeDeveloperReview,
} from '@atrium/domain-developer'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DeveloperPage } from './developer-page'

afterEach(cleanup)

interface Scene {
  readonly grant?: DeveloperGrant | null
  readonly reviews?: readonly DeveloperReview[]
  readonly more?: readonly Answer[]
  readonly permissions?: readonly string[]
}

function open({ grant: first = null, reviews = [], more = [], permissions = [] }: Scene = {}) {
  let grant = first
  let rows = [...reviews]
  const change = (id: string, part: Partial<DeveloperReview>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...part } : row))
    return rows.find((row) => row.id === id) ?? aDeveloperReview()
  }
  const answers = [
    answer(getDeveloperGrant, () => ({ grant })),
    answer(applyForDeveloper, ({ reason }) => {
      grant = aDeveloperGrant({ reason })
      return { grant }
    }),
    answer(issueDeveloperToken, () => {
      grant = aDeveloperGrant({ state: 'approved', token: aTokenInForce })
      return { token: 'the-secret-wxyz', grant }
    }),
    answer(listDeveloperReviews, ({ which }) => {
      const waits = ({ state }: DeveloperReview) => state === 'applying' || state === 'under-review'
      const shown = rows.filter((row) => which === 'all' || waits(row))
      return { rows: shown, total: { count: shown.length, exact: true }, cut: false }
    }),
    answer(takeDeveloperReview, ({ grantId }) => change(grantId, { state: 'under-review' })),
    answer(decideDeveloperReview, ({ grantId, decision, note }) =>
      change(grantId, { state: decision === 'approve' ? 'approved' : 'rejected', note }),
    ),
    ...more,
  ]
  render(
    <PageStage path={settingsDeveloperPath} permissions={permissions} answers={answers}>
      <DeveloperPage />
    </PageStage>,
  )
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

describe('one’s own authorization', () => {
  it('says so when it cannot be read', async () => {
    open({ more: [refusal(getDeveloperGrant, 'unavailable', 503)] })
    expect(await screen.findByText('Your authorization could not be loaded')).toBeTruthy()
  })
  it('is not asked for without a reason, nor with more than 20 words', async () => {
    open()
    await press('Apply')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Say what you need it for.')).toBeTruthy()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    fireEvent.change(reason, { target: { value: '仓'.repeat(21) } })
    expect(await dialog.findByText(/These are 21 words; at most 20/)).toBeTruthy()
    fireEvent.change(reason, { target: { value: 'Copy our deliveries' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Applying')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  })
  it('is asked for again once it was rejected or ended, with what the reviewer said', async () => {
    for (const [state, word] of [
      ['rejected', 'Rejected'],
      ['failed', 'Ended'],
    ] as const) {
      open({ grant: aDeveloperGrant({ state, note: 'Say for what' }) })
      expect(await screen.findByText(word)).toBeTruthy()
      expect(screen.getByText('Say for what')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Apply again' })).toBeTruthy()
      cleanup()
    }
  })
  it('shows the token once, and then by its end', async () => {
    open({ grant: aDeveloperGrant({ state: 'approved' }) })
    await press('Make the token')
    const asked = within(await screen.findByRole('dialog'))
    fireEvent.click(asked.getByRole('button', { name: 'Make the token' }))
    expect(await screen.findByText('the-secret-wxyz')).toBeTruthy()
    await press('I have saved it')
    expect(await screen.findByText('Ends with wxyz')).toBeTruthy()
    expect(screen.queryByText('the-secret-wxyz')).toBeNull()
  })
  it('says when the token has expired', async () => {
    const expired = { ...aTokenInForce, isExpired: true }
    open({ grant: aDeveloperGrant({ state: 'approved', token: expired }) })
    expect(await screen.findByText('Expired')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Replace the token' })).toBeTruthy()
  })
})

describe('reviews', () => {
  const own = { id: '00000000-0000-7000-8000-00000000000e', name: 'Test', loginId: 'test' }

  it('are not there for who may not review', async () => {
    open()
    await screen.findByText('You have not applied yet')
    expect(screen.queryByRole('tab')).toBeNull()
  })
  it('leave one’s own application to another administrator', async () => {
    open({ permissions: ['developer.review'], reviews: [aDeveloperReview({ person: own })] })
    fireEvent.click(await screen.findByRole('tab', { name: /Applications/ }))
    expect(await screen.findByText(/Another administrator has to review/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Review the application/ })).toBeNull()
  })
  it('approve what waits, and say so', async () => {
    open({ permissions: ['developer.review'], reviews: [aDeveloperReview()] })
    fireEvent.click(await screen.findByRole('tab', { name: /Applications/ }))
    await press('Review the application of "Ada"')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('The application of "Ada" was approved')).toBeTruthy()
    expect(await screen.findByText('No application waits')).toBeTruthy()
  })
  it('tell when somebody else was faster', async () => {
    const more = [refusal(takeDeveloperReview, 'developer-state-unfit', 409)]
    open({ permissions: ['developer.review'], reviews: [aDeveloperReview()], more })
    fireEvent.click(await screen.findByRole('tab', { name: /Applications/ }))
    await press('Review the application of "Ada"')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })
})
