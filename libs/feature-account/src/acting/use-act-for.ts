import type { NetQueryClient } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { actFor } from '@atrium/core-session'
import { appCenterPath } from '@atrium/domain-apps'
import { useQueryClient } from '@tanstack/react-query'

/** Begins to act by an agency, or stops with null; nothing read as the other person stays in the window. */
export function useActFor(): (agencyId: string | null) => void {
  const { load, href } = useRouting()
  const client = useQueryClient() as NetQueryClient
  return (agencyId) => {
    actFor(agencyId)
    client.clear()
    load(href(appCenterPath({})))
  }
}
