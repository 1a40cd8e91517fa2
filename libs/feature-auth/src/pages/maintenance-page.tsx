import { mountReact } from '@atrium/core-routing'
import { WaitingCard } from '../frame/waiting-card'

/** Shown while the system does not answer; the person's work waits. */
export function MaintenancePage() {
  return <WaitingCard />
}

export const mount = mountReact(MaintenancePage)
