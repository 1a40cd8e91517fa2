import { useRouting, withQuery } from '@atrium/core-routing'
import { registerPath } from '@atrium/domain-public'
import { noKey } from './joining-queries'

/** Goes to a space that the window's session knows nothing of yet. */
export function useOpenSpace(): (entId: string) => void {
  const routing = useRouting()
  return (entId) => routing.load(routing.href(routing.home, `space-${entId}`))
}

/** Begins anew where a person sees what they asked, as whoever they are now. */
export function useOpenOwnJoining(): () => void {
  const routing = useRouting()
  const path = withQuery(registerPath({}), { join: noKey })
  return () => routing.load(routing.href(path, ''))
}
