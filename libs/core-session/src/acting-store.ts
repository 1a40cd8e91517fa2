import { sessionStore } from '@atrium/core-storage'
import { create } from 'zustand'

const kept = sessionStore()
const name = 'actingFor'

interface Acting {
  /** The agency by which this window works for somebody else; null while it works for its own person. */
  readonly agencyId: string | null
}

/** In whose name this window works; other windows of the person are not concerned. */
export const useActing = create<Acting>(() => ({ agencyId: null }))

/** Goes on as before the window was loaded again. */
export function resumeActing(): void {
  useActing.setState({ agencyId: kept.get(name) })
}

/** Works for somebody else from now on, or for oneself again; what was read before must be forgotten. */
export function actFor(agencyId: string | null): void {
  if (agencyId === null) kept.remove(name)
  else kept.set(name, agencyId)
  useActing.setState({ agencyId })
}
