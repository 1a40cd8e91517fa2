import type { Total } from '@atrium/domain-core'
import type { Bus, Clock } from '@atrium/server-core'
import { knownByForm, type Mark } from '../known-by-form'
import type { RecordTable } from '../tables/record-table'
import type { Statement } from './list-sql'

/** How many records queries found, counted once while no record of the form changes: not for each page again. */
export interface KnownCounts {
  find(table: RecordTable, statement: Statement): Total | undefined
  /** Whether the like of it, with other values perhaps, found few the last time. */
  expectsFew(statement: Statement): boolean
  /** Taken before records are counted. */
  mark(): Mark
  /** Keeps what was counted since the mark, unless a record changed meanwhile. */
  keep(counted: Counted, since: Mark): void
}

interface Counted {
  readonly table: RecordTable
  readonly statement: Statement
  readonly total: Total
}

interface Known {
  readonly total: Total
  readonly until: number
}

/** So many are sorted sooner than they are scanned once more to be counted. */
export const fewRecords = 2000

const rememberedForms = 1000
const rememberedQueries = 100
const rememberedTexts = 2000
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
  const few = new Map<string, boolean>()
  return {
    find({ entId, formId }, statement) {
      const known = forms.find(entId, formId)?.get(keyOf(statement))
      return known && known.until > clock.now().getTime() ? known.total : undefined
    },
    expectsFew: ({ text }) => few.get(text) ?? false,
    mark: () => forms.mark(),
    keep({ table, statement, total }, since) {
      if (few.size >= rememberedTexts) few.clear()
      few.set(statement.text, total.exact && total.count <= fewRecords)
      const queries = forms.find(table.entId, table.formId) ?? new Map<string, Known>()
      if (queries.size >= rememberedQueries) queries.clear()
      const until = clock.now().getTime() + rememberedMs
      if (forms.unchanged(since)) queries.set(keyOf(statement), { total, until })
      forms.keep(table, queries, since)
    },
  }
}

function keyOf({ text, values }: Statement): string {
  return `${text} ${JSON.stringify(values)}`
}
