import { useMessages } from '@atrium/core-i18n'
import { type ReviewItem, riskLevel } from '@atrium/domain-security'
import { Tag } from '@atrium/ui/tag'
import { reviewMessages } from '../messages/review-messages'

/** How much a change can do. */
export function RiskTag({ item }: { readonly item: Pick<ReviewItem, 'risk'> }) {
  const t = useMessages(reviewMessages)
  const level = riskLevel(item)
  return <Tag tone={risks[level]}>{`${t(`risk-${level}`)} ${item.risk}`}</Tag>
}

const risks = { low: 'neutral', medium: 'warning', high: 'danger' } as const

/** Where an item stands. */
export function ReviewStateTag({ state }: Pick<ReviewItem, 'state'>) {
  const t = useMessages(reviewMessages)
  return (
    <Tag dot tone={states[state]}>
      {t(`state-${state}`)}
    </Tag>
  )
}

const states = {
  draft: 'neutral',
  pending: 'info',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  executed: 'success',
  failed: 'danger',
} as const
