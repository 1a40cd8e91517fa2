import { useMessages } from '@atrium/core-i18n'
import type { NoticeStatus } from '@atrium/domain-public'
import { Tag } from '@atrium/ui/tag'
import { operationsMessages } from '../messages/operations-messages'

/** What a notice's state means now. */
export function StatusTag({ status }: { readonly status: NoticeStatus }) {
  const t = useMessages(operationsMessages)
  return (
    <Tag dot tone={tones[status]}>
      {t(`status-${status}`)}
    </Tag>
  )
}

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  ended: 'neutral',
  withdrawn: 'warning',
} as const
