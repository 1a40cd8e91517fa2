import { mountReact } from '@atrium/core-routing'
import { WaitingCard } from '../frame/waiting-card'

/** The maintenance page in the small window of a mini-program. */
export function MiniMaintenancePage() {
  return <WaitingCard compact />
}

export const mount = mountReact(MiniMaintenancePage)
