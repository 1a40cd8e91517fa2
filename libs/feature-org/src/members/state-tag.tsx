import { useMessages } from '@atrium/core-i18n'
import type { MemberRow } from '@atrium/domain-org'
import { Tag } from '@atrium/ui/tag'
import { memberMessages } from '../messages/member-messages'

/** How a member stands to the enterprise. */
export function StateTag({ state }: { readonly state: MemberRow['state'] }) {
  const t = useMessages(memberMessages)
  return (
    <Tag dot tone={tones[state]}>
      {t(`state-${state}`)}
    </Tag>
  )
}

const tones = { invited: 'info', active: 'success', suspended: 'warning', left: 'neutral' } as const
