import type { Visitor } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { useMemo } from 'react'
import { useSpaceName } from './space-name'

/** The session as the route table sees it. */
export function useVisitor(): Visitor | null {
  const user = useSession((session) => session.user)
  const sandbox = useSession((session) => session.sandbox)
  const organisation = useSpaceName()
  return useMemo(
    () =>
      user
        ? { spaceId: user.entId, roles: user.roles, sandbox, ...(organisation && { organisation }) }
        : null,
    [user, sandbox, organisation],
  )
}
