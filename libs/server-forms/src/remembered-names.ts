import { type Clock, spaceOf } from '@atrium/server-core'
import type { References } from './references'

/** Beside each page of records stand the same few people: their names are asked for once in a while. */
export function rememberNames(references: References, clock: Clock): References {
  const known = new Map<string, { readonly name: string | null; readonly until: number }>()
  return {
    ...references,
    async peopleNames(tx, ids, locale) {
      const now = clock.now().getTime()
      const keyOf = (id: string) => `${spaceOf(tx)} ${locale} ${id}`
      const fresh = (id: string) => (known.get(keyOf(id))?.until ?? 0) > now
      const missing = ids.filter((id) => !fresh(id))
      const found =
        missing.length > 0 ? await references.peopleNames(tx, missing, locale) : new Map()
      if (known.size + missing.length > rememberedLimit) known.clear()
      for (const id of missing) {
        known.set(keyOf(id), { name: found.get(id) ?? null, until: now + rememberedMs })
      }
      return new Map(
        ids.flatMap((id) => {
          const name = known.get(keyOf(id))?.name
          return name ? [[id, name]] : []
        }),
      )
    },
  }
}

/** How late a changed name may show beside a record. */
const rememberedMs = 30_000
const rememberedLimit = 20_000
