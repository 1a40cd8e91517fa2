import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { ReviewItem } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { DescriptionList } from '@atrium/ui/description-list'
import { Drawer } from '@atrium/ui/drawer'
import { Notice } from '@atrium/ui/notice'
import { Row, Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { useActTitle } from '../changes/act-title'
import { ChangeTable } from '../changes/change-table'
import { reviewMessages } from '../messages/review-messages'
import { ReviewStateTag, RiskTag } from './review-tags'
import { useReviewTitle } from './use-review-title'

export interface ReviewDrawerProps {
  readonly item: ReviewItem
  readonly onDecide: (verdict: 'approve' | 'reject') => void
  readonly onClose: () => void
}

/** One item with everything it would change, and the two answers to it. */
export function ReviewDrawer({ item, onDecide, onClose }: ReviewDrawerProps) {
  const t = useMessages(reviewMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const actTitle = useActTitle()
  const titleOf = useReviewTitle([item])
  const { submitter, submittedAt, reviewer, reviewedAt, verdict, failure, reason } = item
  const facts = [
    { label: t('submitter'), value: submitter.name },
    { label: t('submitted-at'), value: formats.dateTime(submittedAt) },
    ...(item.state === 'pending' ? [{ label: t('due'), value: formats.dateTime(item.dueAt) }] : []),
    { label: t('risk'), value: <RiskTag item={item} /> },
    ...(reason ? [{ label: t('reason'), value: reason, wide: true }] : []),
    ...(reviewer ? [{ label: t('reviewer'), value: reviewer.name }] : []),
    ...(reviewedAt ? [{ label: t('reviewed-at'), value: formats.dateTime(reviewedAt) }] : []),
    ...(verdict ? [{ label: t('verdict'), value: verdict, wide: true }] : []),
  ]
  return (
    <Drawer
      open
      width="medium"
      title={titleOf(item)}
      subtitle={t(`kind-${item.kind}`)}
      extra={<ReviewStateTag state={item.state} />}
      footer={
        item.state === 'pending' && (
          <Row justify="end">
            <Button kind="danger-quiet" onClick={() => onDecide('reject')}>
              {t('reject')}
            </Button>
            <Button kind="primary" onClick={() => onDecide('approve')}>
              {t('approve')}
            </Button>
          </Row>
        )
      }
      onClose={onClose}
    >
      <Stack gap={6}>
        {failure && (
          <Notice tone="danger" title={t('failure')}>
            {errorText({ code: failure })}
          </Notice>
        )}
        <DescriptionList facts={facts} />
        <Stack gap={3}>
          <Text size={16} weight="bold">
            {t('changes')}
          </Text>
          {item.changes.map((change, at) => (
            <Stack key={at} gap={2}>
              {item.changes.length > 1 && <Text weight="medium">{actTitle(change.act)}</Text>}
              <ChangeTable change={change} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Drawer>
  )
}
