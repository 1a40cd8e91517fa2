import type { ChangeEvent } from '@atrium/domain-core'

/** Carries what changed to all processes. Events are hints: they may come twice, and name ids only. */
export interface Bus {
  /** For what no transaction stands behind; everything else goes through `tx.announce`. */
  publish(events: readonly ChangeEvent[]): void
  /** Answers the way to stop listening. */
  subscribe(listener: (event: ChangeEvent) => void): () => void
  /** Hears that events of other processes may have passed unheard; answers the way to stop. */
  onGap(listener: () => void): () => void
}
