import type { Locale } from '@atrium/domain-core'
import type { FormRecord, Refs } from '@atrium/domain-forms'
import type { Clock, Tx } from '@atrium/server-core'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import type { ClockOf } from './clock-of'
import { type Actor, rightsOn } from './record-rights'
import { titlesOf } from './record-titles'

export interface RefNeeds {
  readonly references: References
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
  readonly clockOf?: ClockOf
  readonly locale: Locale
  /** Who reads them: related records that they do not see have no name. */
  readonly actor: Actor
}

/** Reads the names behind the ids in records: one question for people, one for each form related to. */
export async function readRefs(
  tx: Tx,
  table: RecordTable,
  records: readonly FormRecord[],
  needs: RefNeeds,
): Promise<Refs> {
  const people = new Set(records.flatMap(writersOf))
  const related = new Map<string, Set<string>>()
  for (const field of table.schema.fields) {
    if (field.kind !== 'person' && field.kind !== 'relation') continue
    const ids = records.flatMap((record) => idsIn(record, field.id))
    if (field.kind === 'person') ids.forEach((id) => people.add(id))
    else if (ids.length > 0) {
      const known = related.get(field.formId) ?? new Set()
      related.set(field.formId, new Set([...known, ...ids]))
    }
  }
  const names =
    people.size > 0 ? await needs.references.peopleNames(tx, [...people], needs.locale) : []
  return {
    people: Object.fromEntries(names),
    records: await readTitles(tx, related, needs),
  }
}

function writersOf({ createdBy, updatedBy, createdAgent, updatedAgent }: FormRecord): string[] {
  const agents = [createdAgent, updatedAgent].filter((id) => id !== undefined)
  return [createdBy, updatedBy, ...agents]
}

async function readTitles(
  tx: Tx,
  related: ReadonlyMap<string, ReadonlySet<string>>,
  needs: RefNeeds,
): Promise<Record<string, string>> {
  if (related.size === 0) return {}
  const tables = await needs.catalog.tables(tx, [...related.keys()])
  const titles: Record<string, string> = {}
  for (const [formId, ids] of related) {
    const table = tables.get(formId)
    if (!table) continue
    const rights = await rightsOn(tx, table, needs.actor, needs)
    Object.assign(titles, Object.fromEntries(await titlesOf(tx, table, [...ids], rights)))
  }
  return titles
}

function idsIn(record: FormRecord, fieldId: string): string[] {
  const value = record.values[fieldId]
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}
