import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery, useRouting } from '@atrium/core-routing'
import { safeReturnAddress } from '@atrium/domain-auth'
import { registerPath } from '@atrium/domain-public'
import { Link } from '@atrium/ui/link'
import { SignInFrame } from '../frame/sign-in-frame'
import { authMessages } from '../messages/auth-messages'
import { SignInSteps } from '../sign-in/sign-in-steps'

/** Sign-in; afterwards the window goes where the person wanted to go. */
export function LoginPage() {
  const t = useMessages(authMessages)
  const routing = useRouting()
  const [{ url }] = useQuery()
  const next = safeReturnAddress(url, routing.base) ?? routing.href(routing.home, '')
  return (
    <SignInFrame
      foot={
        <>
          {t('no-account')} <Link href={routing.href(registerPath({}), '')}>{t('register')}</Link>
        </>
      }
    >
      <SignInSteps onSignedIn={() => routing.load(next, { replace: true })} />
    </SignInFrame>
  )
}

export const mount = mountReact(LoginPage)
