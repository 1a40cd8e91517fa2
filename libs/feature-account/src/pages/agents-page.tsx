import { mountReact } from '@atrium/core-routing'
import { AgenciesView } from '../agencies/agencies-view'

/** An agent for each application. */
export function AgentsPage() {
  return <AgenciesView kind="application" />
}

export const mount = mountReact(AgentsPage)
