import type { Routing } from '@atrium/core-routing'
import { entIdSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** What this window keeps between leaving for a provider and coming back from it. */
const keptSignOnSchema = z.object({
  /** Null once it was used. */
  ticket: z.string().nullable(),
  entId: entIdSchema,
  name: z.string(),
  /** Where the person wanted to go, as it stood in the address: not to be trusted. */
  url: z.string().optional(),
})

export type KeptSignOn = z.infer<typeof keptSignOnSchema>

type Store = Routing['store']

const key = 'signOn'

export function keepSignOn(store: Store, kept: KeptSignOn): void {
  store.set(key, JSON.stringify(kept))
}

/** Null in a window that never left for a provider. */
export function keptSignOn(store: Store): KeptSignOn | null {
  const text = store.get(key)
  if (text === null) return null
  try {
    return keptSignOnSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Who the provider is stays known, so that one may begin anew. */
export function spendSignOn(store: Store, kept: KeptSignOn): void {
  keepSignOn(store, { ...kept, ticket: null })
}

/** Whether a provider has sent the person here, with a proof or without one. */
export function isSignOnReturn(query: Readonly<Record<string, string>>): boolean {
  return 'state' in query && ('code' in query || 'error' in query)
}
