import { useMessages } from '@atrium/core-i18n'
import { LoadState } from '@atrium/core-shell'
import { useQuery } from '@tanstack/react-query'
import { signOnQuery } from './sign-on-data'
import { SignOnForm } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

/** How people of the enterprise sign in by its own provider. */
export function SignOnView() {
  const t = useMessages(signOnMessages)
  const query = useQuery(signOnQuery)
  if (query.data) {
    return <SignOnForm key={JSON.stringify(query.data.config)} settings={query.data} />
  }
  return <LoadState query={query} title={t('load-failed')} shape="form" />
}
