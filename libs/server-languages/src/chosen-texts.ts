import type { Clock, Database, Dictionaries, TextOverrides } from '@atrium/server-core'
import { listChosenTexts } from './chosen-text-store'

interface Parts {
  readonly database: Database
  readonly clock: Clock
}

/** How long another process may answer with texts whose change it was not told of. */
const holdMillis = 60_000
const holdSpaces = 2000

/** What spaces say, in memory until told otherwise. */
export function createChosenTexts({ database, clock }: Parts): TextOverrides & {
  forget(entId: string): void
} {
  const held = new Map<string, { dictionaries: Promise<Dictionaries>; until: number }>()

  async function readAll(entId: string): Promise<Dictionaries> {
    const rows = await database.read({ entId, personId: null }, (tx) => listChosenTexts(tx, entId))
    const of = (locale: string) =>
      Object.fromEntries(rows.filter((row) => row.locale === locale).map((r) => [r.key, r.text]))
    return { 'zh-CN': of('zh-CN'), en: of('en') }
  }

  return {
    forget: (entId) => void held.delete(entId),
    of(entId) {
      const now = clock.now().getTime()
      const known = held.get(entId)
      if (known && known.until > now) return known.dictionaries
      const dictionaries = readAll(entId)
      if (held.size >= holdSpaces) held.clear()
      held.set(entId, { dictionaries, until: now + holdMillis })
      dictionaries.catch(() => held.delete(entId))
      return dictionaries
    },
  }
}
