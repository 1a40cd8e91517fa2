import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import { listReviews, type ReviewItem } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { Notice } from '@atrium/ui/notice'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChangeTable } from '../changes/change-table'
import { reviewMessages } from '../messages/review-messages'
import { changingOwn, waitingStates } from './review-data'
import { useReviewTitle } from './use-review-title'
import styles from './reviews.module.css'

/** What one submitted oneself and nobody has decided yet; it can be taken back. */
export function OwnReviews({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(reviewMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const query = useQuery(read(listReviews, { own: true, states: waitingStates, limit: 50 }))
  const change = useMutation(changingOwn)
  const rows = query.data?.rows ?? []
  const titleOf = useReviewTitle(rows)

  async function withdraw(item: ReviewItem) {
    const question = {
      act: t('withdraw-act'),
      thing: titleOf(item),
      consequence: t('withdraw-effect'),
    }
    if (!(await confirm(question))) return
    change.mutate(
      { itemId: item.id, act: 'withdraw' },
      { onSuccess: () => toast({ text: t('withdrawn'), tone: 'success' }) },
    )
  }

  return (
    <Drawer open title={t('my-waiting')} onClose={onClose}>
      {change.error && <Notice tone="danger">{errorText(change.error)}</Notice>}
      <LoadState title={t('load-failed')} query={query} />
      {query.data && rows.length === 0 && (
        <Empty picture="messages" title={t('my-none')} why={t('my-none-why')} />
      )}
      <ul className={styles['mine']}>
        {rows.map((item) => (
          <li key={item.id}>
            <div className={styles['mineHead']}>
              <div className={styles['what']}>
                <strong>{titleOf(item)}</strong>
                <span className={styles['who']}>{formats.dateTime(item.submittedAt)}</span>
              </div>
              <Tag dot tone="info">
                {t('waits-for-review')}
              </Tag>
              <Button size="small" onClick={() => void withdraw(item)}>
                {t('withdraw')}
              </Button>
            </div>
            {item.changes.map((each, at) => (
              <ChangeTable key={at} change={each} />
            ))}
          </li>
        ))}
      </ul>
      {dialog}
    </Drawer>
  )
}
