import { useMessages } from '@atrium/core-i18n'
import { useActing } from '@atrium/core-session'
import { AccountLine, AccountPart } from '@atrium/core-shell'
import { PeopleIcon, PersonIcon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { mandatesQuery } from '../data/agency-queries'
import { agencyMessages } from '../messages/agency-messages'
import { useActFor } from './use-act-for'

/** Those whom one may act for now, in the account menu; nothing where there is nobody. */
export function ActForMenu() {
  const t = useMessages(agencyMessages)
  const acting = useActing(({ agencyId }) => agencyId)
  const actFor = useActFor()
  const { data } = useQuery(mandatesQuery)
  const rows = data?.rows ?? []
  if (rows.length === 0 && acting === null) return null
  return (
    <AccountPart title={t('act-for-title')}>
      {rows.map(({ id, host }) => (
        <AccountLine
          key={id}
          icon={PeopleIcon}
          text={t('act-for', { name: host.name })}
          current={id === acting}
          onClick={() => actFor(id)}
        />
      ))}
      {acting !== null && (
        <AccountLine icon={PersonIcon} text={t('stop-acting')} onClick={() => actFor(null)} />
      )}
    </AccountPart>
  )
}
