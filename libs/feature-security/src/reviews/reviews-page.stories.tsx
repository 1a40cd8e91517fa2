import { answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import { getPeople, listDepartments, listOrgRoles, listPosts } from '@atrium/domain-org'
import {
  aReviewItem,
  getDuties,
  listReviews,
  type ReviewItem,
  reviewsPath,
} from '@atrium/domain-security'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewsPage } from './reviews-page'

interface Scene {
  /** Null where they cannot be loaded. */
  readonly items: ReviewItem[] | null
  readonly locale: Locale
}

const meta: Meta<Scene> = {
  title: 'feature-security/Reviews',
  parameters: { layout: 'fullscreen' },
  args: { items: [aReviewItem()], locale: 'en' },
  render: ({ items, locale }) => (
    <PageStage
      path={reviewsPath}
      permissions={['security.review']}
      locale={locale}
      answers={[
        items
          ? answer(listReviews, () => {
              return { rows: items, total: { count: items.length, exact: true }, cut: false }
            })
          : refusal(listReviews, 'unavailable', 503),
        answer(getDuties, () => {
          return { separatedAt: '2026-01-01T08:00:00.000Z', separatedBy: null, holders: [] }
        }),
        answer(getPeople, () => ({ rows: [] })),
        answer(listDepartments, () => ({ rows: [], cut: false })),
        answer(listPosts, () => ({ rows: [], cut: false })),
        answer(listOrgRoles, () => ({ groups: [], rows: [], cut: false })),
      ]}
    >
      <ReviewsPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Waiting: Story = {}
export const NothingWaits: Story = { args: { items: [], locale: 'zh-CN' } }
export const NotLoaded: Story = { args: { items: null } }
