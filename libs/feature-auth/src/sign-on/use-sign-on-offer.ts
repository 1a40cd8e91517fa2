import { isCallError, read } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import { findSignOn, mailDomainOf, type SignOnOffer } from '@atrium/domain-auth'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const handles = ['unavailable', 'not-ready', 'rate-limited']

/** The provider of an enterprise that is named, or else of the one that a typed mail address belongs to. */
export function useSignOnOffer(entId: string | null, loginId: string): SignOnOffer | null {
  const typed = usePaused(mailDomainOf(loginId), 400)
  const named = useQuery({
    ...read(findSignOn, { entId: entId ?? '' }, { handles }),
    enabled: entId !== null,
  })
  // The domain is all that the server need know.
  const byMail = useQuery({
    ...read(findSignOn, { loginId: `anybody@${typed}` }, { handles }),
    enabled: typed !== null,
  })
  return byMail.data?.offer ?? named.data?.offer ?? null
}

const requiringSchema = z.object({ entId: z.string() })

/** Which enterprise refuses any other way than its own. */
export function requiringEnterprise(error: Error): string | null {
  if (!isCallError(error, 'sign-on-required')) return null
  return requiringSchema.safeParse(error.details).data?.entId ?? null
}
