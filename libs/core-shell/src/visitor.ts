import type { Visitor } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { useMemo } from 'react'
import { useSpaceName } from './space-name'

/** The session as the route table sees it; a stranger to the space has no role there. */
export function useVisitor(): Visitor | null {
  const { user, stranger, sandbox } = useSession()
  const organisation = useSpaceName()
  return useMemo(() => {
    if (user)
      return {
        spaceId: user.entId,
        roles: user.roles,
        permissions: user.permissions,
        sandbox,
        ...(organisation && { organisation }),
      }
    return stranger ? { spaceId: '', roles: [], sandbox } : null
  }, [user, stranger, sandbox, organisation])
}
