import { useFormats, useMessages } from '@atrium/core-i18n'
import type { ReviewItem } from '@atrium/domain-security'
import { Checkbox } from '@atrium/ui/checkbox'
import { VisuallyHidden } from '@atrium/ui/visually-hidden'
import { reviewMessages } from '../messages/review-messages'
import { ReviewStateTag, RiskTag } from './review-tags'
import { useReviewTitle } from './use-review-title'
import styles from './reviews.module.css'

export interface ReviewListProps {
  readonly items: readonly ReviewItem[]
  /** Null where nothing can be chosen. */
  readonly chosen: ReadonlySet<string> | null
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onOpen: (id: string) => void
}

/** Items for review, a line each. */
export function ReviewList({ items, chosen, onChoose, onOpen }: ReviewListProps) {
  const t = useMessages(reviewMessages)
  const formats = useFormats()
  const titleOf = useReviewTitle(items)
  return (
    <ul className={styles['items']} aria-label={t('items')}>
      {items.map((item) => (
        <li key={item.id}>
          {chosen && (
            <Checkbox
              value={chosen.has(item.id)}
              onChange={(isChosen) => onChoose(item.id, isChosen)}
            >
              <VisuallyHidden>{t('select', { name: titleOf(item) })}</VisuallyHidden>
            </Checkbox>
          )}
          <div className={styles['what']}>
            <button type="button" className={styles['open']} onClick={() => onOpen(item.id)}>
              {titleOf(item)}
            </button>
            <span className={styles['who']}>
              {t('submitted-by', {
                name: item.submitter.name,
                time: formats.dateTime(item.submittedAt),
              })}
              {item.reason && ` · ${item.reason}`}
            </span>
          </div>
          <div className={styles['tags']}>
            <RiskTag item={item} />
            {chosen ? (
              <span className={styles['due']}>
                {t('due-at', { time: formats.date(item.dueAt) })}
              </span>
            ) : (
              <ReviewStateTag state={item.state} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
