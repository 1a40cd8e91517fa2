import type { Field } from '@atrium/domain-forms'
import { titleField } from '@atrium/domain-forms'
import { type Clock, identifier, type Tx, spaceOf } from '@atrium/server-core'
import { type Actor, isFieldSeen, rightsOn } from '../records/record-rights'
import type { RightsSource } from '../shares/rights-source'
import { accessSql } from '../tables/access-sql'
import { liveColumn } from '../tables/form-column'
import { qualifiedTable } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import type { TableCatalog } from '../tables/table-catalog'

/** Names a file may point to, at most, for each form and for people. */
const lookupLimit = 200_000

export interface Lookups {
  readonly people: ReadonlyMap<string, string>
  readonly records: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export interface LookupNeeds {
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
  /** Whose file it is: records that they do not see have no name. */
  readonly actor: Actor
}

/** What names in a file mean: people by name and login id, records by the value of their title. */
export async function readLookups(
  tx: Tx,
  needs: LookupNeeds,
  fields: readonly Field[],
): Promise<Lookups> {
  const formIds = fields.flatMap((field) => (field.kind === 'relation' ? [field.formId] : []))
  const people = fields.some((field) => field.kind === 'person') ? await readPeople(tx) : new Map()
  const records = new Map<string, ReadonlyMap<string, string>>()
  for (const formId of new Set(formIds)) records.set(formId, await readRecords(tx, needs, formId))
  return { people, records }
}

interface Named {
  id: string
  name: string
}

async function readPeople(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.query<Named>(
    `select p.person_id as id, names.name
      from platform.memberships m join platform.persons p on p.person_id = m.person_id
        cross join lateral (values (m.name), (m.name_en), (p.login_id)) as names (name)
      where m.ent_id = $1 and m.state = 'active' and p.state = 'active' and names.name is not null
      limit ${lookupLimit}`,
    [spaceOf(tx)],
  )
  return withoutAmbiguous(rows)
}

async function readRecords(
  tx: Tx,
  needs: LookupNeeds,
  formId: string,
): Promise<Map<string, string>> {
  const table = (await needs.catalog.tables(tx, [formId])).get(formId)
  const field = table && titleField(table.schema)
  const column = table && field && liveColumn(table.columns, field.id)
  if (!column) return new Map()
  const rights = await rightsOn(tx, table, needs.actor, needs)
  if (!isFieldSeen(rights, column.fieldId)) return new Map()
  const params = sqlParameters()
  const name = identifier(column.name)
  const rows = await tx.query<Named>(
    `select id, ${name}::text as name from ${qualifiedTable(table.entId, formId)}
      where deleted_at is null and ${name} is not null and ${accessSql(table, rights.acts.view, params)}
      limit ${lookupLimit}`,
    params.values,
  )
  return withoutAmbiguous(rows)
}

/** A name of two things means neither. */
function withoutAmbiguous(rows: readonly Named[]): Map<string, string> {
  const found = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const { id, name } of rows) {
    const known = found.get(name.trim())
    if (known !== undefined && known !== id) ambiguous.add(name.trim())
    found.set(name.trim(), id)
  }
  for (const name of ambiguous) found.delete(name)
  return found
}
