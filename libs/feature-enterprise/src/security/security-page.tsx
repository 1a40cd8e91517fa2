import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { mountReact, useQuery as useAddressQuery } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tabs } from '@atrium/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { SignOnView } from '../sign-on/sign-on-view'
import { policyQuery } from './policy-data'
import { PolicyForm } from './policy-form'
import { securityMessages } from './security-messages'

type Part = 'rules' | 'sign-on'

/** How the enterprise guards its people's accounts, and how they sign in. */
export function SecurityPage() {
  const t = useMessages(securityMessages)
  const [{ part }, change] = useAddressQuery()
  // Whoever keeps the provider can come in as any member, so that part is not trusted on with the rest.
  const keepsProvider = useCan('auth.manage-sign-on')
  const shown: Part = keepsProvider && part === 'sign-on' ? 'sign-on' : 'rules'
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {keepsProvider && (
        <Tabs<Part>
          label={t('title')}
          value={shown}
          onChange={(next) => change({ part: next === 'rules' ? undefined : next })}
          items={[
            { key: 'rules', label: t('part-rules') },
            { key: 'sign-on', label: t('part-sign-on') },
          ]}
        />
      )}
      {shown === 'rules' ? <Rules /> : <SignOnView />}
    </Page>
  )
}

function Rules() {
  const t = useMessages(securityMessages)
  const errorText = useErrorText()
  const { data, error, isPending, isFetching, refetch } = useQuery(policyQuery)
  if (isPending) return <Skeleton shape="form" count={6} />
  if (data) return <PolicyForm key={data.revision} settings={data} />
  return (
    <ErrorState
      title={t('load-failed')}
      advice={errorText(error)}
      id={isCallError(error) ? error.requestId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

export const mount = mountReact(SecurityPage)
