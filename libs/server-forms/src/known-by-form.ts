import type { Bus } from '@atrium/server-core'

/** What is known of forms, until an event tells that it changed. */
export interface KnownByForm<Known> {
  find(entId: string, formId: string): Known | undefined
  /** Taken before something is read, to tell afterwards whether it may be kept. */
  mark(): Mark
  /** Keeps what was read since the mark, unless anything changed meanwhile. */
  keep(form: { readonly entId: string; readonly formId: string }, known: Known, since: Mark): void
  unchanged(since: Mark): boolean
}

/** How many changes there were. */
export type Mark = number

/** Forgets a form with each event of the entity in it, and all of them when events may have passed unheard. */
export function knownByForm<Known>(bus: Bus, entity: string, limit: number): KnownByForm<Known> {
  const known = new Map<string, Known>()
  let changes = 0
  bus.subscribe((event) => {
    if (event.entity !== entity) return
    changes += 1
    known.delete(`${event.entId} ${event.parentId}`)
  })
  bus.onGap(() => {
    changes += 1
    known.clear()
  })
  return {
    find: (entId, formId) => known.get(`${entId} ${formId}`),
    mark: () => changes,
    unchanged: (since) => since === changes,
    keep({ entId, formId }, value, since) {
      if (since !== changes) return
      if (known.size >= limit) known.clear()
      known.set(`${entId} ${formId}`, value)
    },
  }
}
