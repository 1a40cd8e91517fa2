import { makeStale, staleBy, type NetQueryClient, type StaleOn } from '@atrium/core-net'
import type { ChangeEvent } from '@atrium/domain-core'
import { collected } from './collected'

interface LiveReadsConfig {
  readonly client: NetQueryClient
  readonly staleOn: readonly StaleOn[]
  /** Milliseconds that lie at least between two catch-ups, however the line flaps. */
  readonly pause: number
}

/** Keeps reads true to what the server says: by what changed, or all it speaks of after a gap. */
export function createLiveReads({ client, staleOn, pause }: LiveReadsConfig) {
  const covered = new Map(
    staleOn.flatMap((on) => Object.values(on).flat()).map((endpoint) => [endpoint.id, endpoint]),
  )
  const changes = collected<ChangeEvent>({ wait: 100, pause: 1000 }, (events) => {
    void staleBy(client, staleOn, events)
  })
  const gaps = collected<true>({ wait: 0, pause }, () => {
    changes.drop()
    void makeStale(client, [...covered.values()])
  })
  return {
    changed: (events: readonly ChangeEvent[]) => changes.add(events),
    /** Something may have changed unheard. */
    missed: () => gaps.add([true]),
    stop() {
      changes.drop()
      gaps.drop()
    },
  }
}
