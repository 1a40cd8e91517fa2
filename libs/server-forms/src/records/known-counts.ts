import type { Total } from '@atrium/domain-core'
import type { Bus, Clock } from '@atrium/server-core'
import { knownByForm } from '../known-by-form'
import type { RecordTable } from '../tables/record-table'
import type { Statement } from './list-sql'

/** How many records queries find, counted once while no record of the form changes: not for each page again. */
export interface KnownCounts {
  of(table: RecordTable, statement: Statement, count: () => Promise<Total>): Promise<Total>
}

interface Known {
  readonly total: Total
  readonly until: number
}

const rememberedForms = 1000
const rememberedQueries = 100
/** A share that ends by itself is no change of a record: for this long it may still be counted. */
const rememberedMs = 60_000

export function knownCounts({
  bus,
  clock,
}: {
  readonly bus: Bus
  readonly clock: Clock
}): KnownCounts {
  const forms = knownByForm<Map<string, Known>>(bus, 'record', rememberedForms)
  return {
    async of(table, { text, values }, count) {
      const key = `${text} ${JSON.stringify(values)}`
      const now = clock.now().getTime()
      const queries = forms.find(table.entId, table.formId) ?? new Map<string, Known>()
      const known = queries.get(key)
      if (known && known.until > now) return known.total
      const mark = forms.mark()
      const total = await count()
      if (!forms.unchanged(mark)) return total
      if (queries.size >= rememberedQueries) queries.clear()
      queries.set(key, { total, until: now + rememberedMs })
      forms.keep(table, queries, mark)
      return total
    },
  }
}
