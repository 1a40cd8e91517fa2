import { answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { getPeople, listDepartments, listOrgRoles, listPosts } from '@atrium/domain-org'
import {
  aReviewItem,
  decideReviews,
  getDuties,
  listReviews,
  type ReviewItem,
  reviewsPath,
} from '@atrium/domain-security'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ReviewsPage } from './reviews-page'

const decided: unknown[] = []

interface Given {
  readonly code?: string | null
  readonly separatedAt?: string | null
}

function open(
  items: readonly ReviewItem[],
  { code = null, separatedAt = '2026-01-01T08:00:00.000Z' }: Given = {},
) {
  decided.length = 0
  const answers = [
    answer(listReviews, () => ({
      rows: [...items],
      total: { count: items.length, exact: true },
      cut: false,
    })),
    answer(decideReviews, (input) => {
      decided.push(input)
      const state = code === null ? ('executed' as const) : ('failed' as const)
      return { rows: input.itemIds.map((id) => ({ id, state, code })) }
    }),
    answer(getDuties, () => ({ separatedAt, separatedBy: null, holders: [] })),
    answer(getPeople, () => ({ rows: [] })),
    answer(listDepartments, () => ({ rows: [], cut: false })),
    answer(listPosts, () => ({ rows: [], cut: false })),
    answer(listOrgRoles, () => ({ groups: [], rows: [], cut: false })),
  ]
  render(
    <PageStage path={reviewsPath} answers={answers} permissions={['security.review']}>
      <ReviewsPage />
    </PageStage>,
  )
  return userEvent.setup()
}

/** The kit gives every title of a test the same id, so that a dialog has no name there. */
async function findDialog(title: string) {
  const shown = await screen.findByText(title)
  const dialog = shown.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error(`${title} is no dialog`)
  return dialog
}

afterEach(cleanup)

describe('the page of reviews', () => {
  it('says why nothing could be loaded', async () => {
    render(
      <PageStage
        path={reviewsPath}
        answers={[refusal(listReviews, 'unavailable')]}
        permissions={['security.review']}
      >
        <ReviewsPage />
      </PageStage>,
    )
    expect(await screen.findByText('The items could not be loaded')).toBeTruthy()
  })
  it('says that nothing waits', async () => {
    open([])
    expect(await screen.findByText('Nothing waits for review')).toBeTruthy()
    expect(screen.getByText(/appears here/)).toBeTruthy()
  })
  it('says that nothing has to wait where duties are not separate', async () => {
    open([], { separatedAt: null })
    expect(await screen.findByText(/changes take effect at once/)).toBeTruthy()
  })
  it('shows before and after, and approves with a comment', async () => {
    const item = aReviewItem()
    const user = open([item])
    await user.click(await screen.findByRole('button', { name: 'Change member · Lin' }))
    const table = await screen.findByRole('table')
    const row = within(table).getByRole('row', { name: /Platform roles/ })
    expect(within(row).getByText('User and Audit administrator')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Approve and apply' }))
    const dialog = await findDialog('Approve changes: 1')
    await user.type(within(dialog).getByLabelText(/Comment/), 'fine')
    await user.click(within(dialog).getByRole('button', { name: 'Approve and apply' }))
    expect(await screen.findByText('In effect: 1')).toBeTruthy()
    expect(decided).toEqual([{ itemIds: [item.id], verdict: 'approve', reason: 'fine' }])
  })
  it('rejects several at once, and says what failed and why', async () => {
    const items = [aReviewItem(), aReviewItem({ risk: 10 })]
    const user = open(items, { code: 'review-outdated' })
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    const dialog = await findDialog('Reject changes: 2')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    expect(await within(dialog).findByText(/Say why/)).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox'), 'not in May')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/Not done: 2/)).toBeTruthy()
  })
})
