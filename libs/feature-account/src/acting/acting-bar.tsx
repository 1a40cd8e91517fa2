import { useMessages } from '@atrium/core-i18n'
import { useActing } from '@atrium/core-session'
import { Button } from '@atrium/ui/button'
import { PeopleIcon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useAgencyTexts } from '../agencies/use-agency-texts'
import { mandatesQuery } from '../data/agency-queries'
import { agencyMessages } from '../messages/agency-messages'
import { useActFor } from './use-act-for'

/** Says in whose name this window works, and within which bounds. */
export function ActingBar() {
  const agencyId = useActing((acting) => acting.agencyId)
  return agencyId === null ? null : <Bar agencyId={agencyId} />
}

function Bar({ agencyId }: { readonly agencyId: string }) {
  const t = useMessages(agencyMessages)
  const texts = useAgencyTexts()
  const actFor = useActFor()
  const { data } = useQuery(mandatesQuery)
  if (!data) return null
  const mandate = data.rows.find(({ id }) => id === agencyId)
  return (
    <>
      <PeopleIcon />
      {mandate ? (
        <>
          <strong>{t('acting-now', { name: mandate.host.name })}</strong>
          <span>
            {t('acting-scope', {
              scope: texts.scope(mandate),
              permissions: texts.permissions(mandate),
            })}
          </span>
        </>
      ) : (
        <span>{t('acting-over')}</span>
      )}
      <Button size="small" kind="link" onClick={() => actFor(null)}>
        {t('stop-acting')}
      </Button>
    </>
  )
}
