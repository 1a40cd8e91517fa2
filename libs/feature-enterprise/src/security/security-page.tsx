import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddressQuery } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { LoadState } from '@atrium/core-shell'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
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
  const query = useQuery(policyQuery)
  if (query.data) return <PolicyForm key={query.data.revision} settings={query.data} />
  return <LoadState query={query} title={t('load-failed')} shape="form" />
}

export const mount = mountReact(SecurityPage)
