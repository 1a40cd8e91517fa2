import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress, useRouting } from '@atrium/core-routing'
import { getRegistrationTerms } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '../frame/page-heading'
import { PublicPage } from '../frame/public-page'
import { JoinView } from '../joining/join-view'
import { registrationMessages } from '../messages/registration-messages'
import { Wizard } from '../registration/wizard'

/** A stranger registers an enterprise and is in its space; with `join` in the address, somebody joins one that is there. */
export function RegisterPage() {
  const t = useMessages(registrationMessages)
  const [{ join }] = useAddress()
  if (join !== undefined) {
    return (
      <PublicPage description={t('description')} unlisted width="form">
        <JoinView />
      </PublicPage>
    )
  }
  return (
    <PublicPage description={t('description')} width="form">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <Registration />
    </PublicPage>
  )
}

function Registration() {
  const t = useMessages(registrationMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  const { data, error, refetch } = useQuery(read(getRegistrationTerms, {}))
  if (error) {
    const id = isCallError(error) ? error.requestId : undefined
    const advice = errorText(error)
    return (
      <ErrorState title={t('load-failed')} advice={advice} onRetry={() => void refetch()} id={id} />
    )
  }
  if (!data) return <Skeleton shape="form" count={3} />
  if (data.mode === 'closed') {
    return (
      <Empty
        picture="lock"
        title={t('closed-title')}
        why={t('closed-why')}
        action={
          <Button kind="primary" href={routing.href(routing.signIn(''), '')}>
            {t('sign-in')}
          </Button>
        }
      />
    )
  }
  return <Wizard terms={data} />
}

export const mount = mountReact(RegisterPage)
