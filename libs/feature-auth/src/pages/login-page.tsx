import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery, useRouting } from '@atrium/core-routing'
import { safeReturnAddress } from '@atrium/domain-auth'
import { entIdSchema, splitSpace } from '@atrium/domain-core'
import { registerPath } from '@atrium/domain-public'
import { Link } from '@atrium/ui/link'
import { SignInFrame } from '../frame/sign-in-frame'
import { authMessages } from '../messages/auth-messages'
import { SignInSteps } from '../sign-in/sign-in-steps'
import { isSignOnReturn } from '../sign-on/kept-sign-on'
import { SignOnReturn } from '../sign-on/sign-on-return'

/** Sign-in; afterwards the window goes where the person wanted to go. */
export function LoginPage() {
  const t = useMessages(authMessages)
  const routing = useRouting()
  const [query] = useQuery()
  const { url, enterprise } = query
  const goTo = (wanted: string | undefined) =>
    routing.load(safeReturnAddress(wanted, routing.base) ?? routing.href(routing.home, ''), {
      replace: true,
    })
  const entId = enterprise ?? splitSpace(safePath(url, routing.base)).entId
  if (isSignOnReturn(query)) {
    return (
      <SignInFrame>
        <SignOnReturn onSignedIn={goTo} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      foot={
        <>
          {t('no-account')} <Link href={routing.href(registerPath({}), '')}>{t('register')}</Link>
        </>
      }
    >
      <SignInSteps entId={entIdSchema.safeParse(entId).data} onSignedIn={() => goTo(url)} />
    </SignInFrame>
  )
}

/** Behind the deploy base; the root when it leads elsewhere. */
function safePath(url: string | undefined, base: string): string {
  return safeReturnAddress(url, base)?.slice(base.length) ?? '/'
}

export const mount = mountReact(LoginPage)
