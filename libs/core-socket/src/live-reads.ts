import { makeStale, staleBy, type NetQueryClient, type StaleOn } from '@atrium/core-net'
import type { ChangeEvent } from '@atrium/domain-core'
import { collected } from './collected'

interface LiveReadsConfig {
  readonly client: NetQueryClient
  readonly staleOn: readonly StaleOn[]
  readonly random: () => number
  /** Milliseconds that lie at least between two catch-ups, however the line flaps. */
  readonly pause: number
}

/** News of one moment are one reading. */
const gatherMillis = 100
const pauseMillis = 1000

/** Keeps reads true to what the server says: by what changed, or all it speaks of after a gap. */
export function createLiveReads({ client, staleOn, random, pause }: LiveReadsConfig) {
  const covered = new Map(
    staleOn.flatMap((on) => Object.values(on).flat()).map((endpoint) => [endpoint.id, endpoint]),
  )
  const changes = collected<ChangeEvent>((events) => {
    void staleBy(client, staleOn, events)
  })
  const gaps = collected<true>(() => {
    changes.drop()
    void makeStale(client, [...covered.values()])
  })
  return {
    /** Many windows that are told the same read one after the other, over the `spread`. */
    changed(events: readonly ChangeEvent[], spread = 0) {
      const wait = gatherMillis + spread * random()
      changes.add(events, { wait, pause: Math.max(pauseMillis, spread) })
    },
    /** Something may have changed unheard. */
    missed: (spread = 0) => gaps.add([true], { wait: spread * random(), pause }),
    stop() {
      changes.drop()
      gaps.drop()
    },
  }
}
