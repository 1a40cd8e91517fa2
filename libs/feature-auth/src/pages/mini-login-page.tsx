import { mountReact, useQuery, useRouting } from '@atrium/core-routing'
import { safeReturnAddress } from '@atrium/domain-auth'
import { SignInFrame } from '../frame/sign-in-frame'
import { SignInSteps } from '../sign-in/sign-in-steps'

/** Sign-in in the small window of a mini-program. */
export function MiniLoginPage() {
  const routing = useRouting()
  const [{ url }] = useQuery()
  const next = safeReturnAddress(url, routing.base) ?? routing.href(routing.home, '')
  return (
    <SignInFrame compact>
      <SignInSteps onSignedIn={() => routing.load(next)} />
    </SignInFrame>
  )
}

export const mount = mountReact(MiniLoginPage)
