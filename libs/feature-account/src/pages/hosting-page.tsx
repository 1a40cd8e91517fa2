import { mountReact } from '@atrium/core-routing'
import { AgenciesView } from '../agencies/agencies-view'

/** The whole account in somebody else's hands for a while. */
export function HostingPage() {
  return <AgenciesView kind="hosting" />
}

export const mount = mountReact(HostingPage)
