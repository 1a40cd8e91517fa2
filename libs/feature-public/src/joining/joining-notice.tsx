import { useMessages } from '@atrium/core-i18n'
import { useRouting, withQuery } from '@atrium/core-routing'
import { registerPath } from '@atrium/domain-public'
import { Badge } from '@atrium/ui/badge'
import { MailIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { joiningMessages } from '../messages/joining-messages'
import { noKey, ownJoiningQuery } from './joining-queries'

const fiveMinutes = 300_000

/** Enterprises that asked the person to join, in the header; nothing while there are none. */
export function JoiningNotice() {
  const t = useMessages(joiningMessages)
  const { href } = useRouting()
  const { data } = useQuery({
    ...ownJoiningQuery,
    staleTime: fiveMinutes,
    refetchInterval: fiveMinutes,
  })
  const count = data?.invitations.length ?? 0
  if (count === 0) return null
  const label = t('notice-label', { count })
  return (
    <Badge count={count} label={label}>
      <IconButton
        icon={MailIcon}
        label={label}
        tooltip="bottom"
        href={href(withQuery(registerPath({}), { join: noKey }))}
      />
    </Badge>
  )
}
