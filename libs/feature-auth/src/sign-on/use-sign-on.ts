import { write } from '@atrium/core-net'
import { useQuery, useRouting } from '@atrium/core-routing'
import { beginSignOn, type SignOnOffer } from '@atrium/domain-auth'
import { useMutation } from '@tanstack/react-query'
import { keepSignOn } from './kept-sign-on'

const handles = ['unavailable', 'not-ready', 'sign-on-unreachable', 'sign-on-no-address']

/** Leaves for the provider of an enterprise, to come back to the sign-in page. */
export function useSignOn({ entId, name }: Pick<SignOnOffer, 'entId' | 'name'>, url?: string) {
  const routing = useRouting()
  const [query] = useQuery()
  const back = url ?? query['url']
  return useMutation({
    ...write(beginSignOn, { stales: [], handles }),
    onSuccess({ url: provider, ticket }) {
      keepSignOn(routing.store, { ticket, entId, name, url: back })
      routing.leave(provider)
    },
  })
}
