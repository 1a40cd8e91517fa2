import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { getMember } from '@atrium/domain-org'
import { Drawer } from '@atrium/ui/drawer'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memberMessages } from '../messages/member-messages'
import { MemberForm } from './member-form'
import { MemberMenu } from './member-menu'
import { StateTag } from './state-tag'

export interface MemberDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** One member, over the list. */
export function MemberDrawer({ id, onClose }: MemberDrawerProps) {
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const [closing, setClosing] = useState(false)
  const { data, error, refetch } = useQuery(read(getMember, { personId: id }))
  return (
    <Drawer
      open
      title={data?.name ?? t('members')}
      subtitle={
        data && `${data.loginId} · ${t('joined-at', { date: formats.date(data.joinedAt) })}`
      }
      extra={
        data && (
          <>
            <StateTag state={data.state} />
            <MemberMenu member={data} onRemoved={onClose} />
          </>
        )
      }
      onClose={() => (data ? setClosing(true) : onClose())}
    >
      {data && (
        <MemberForm
          member={data}
          closing={closing}
          onStay={() => setClosing(false)}
          onClose={onClose}
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('member-failed')}
          advice={errorText(error)}
          id={isCallError(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="form" count={6} />}
    </Drawer>
  )
}
