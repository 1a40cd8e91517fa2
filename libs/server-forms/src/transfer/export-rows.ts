import type { Locale } from '@atrium/domain-core'
import {
  formsTermMessages,
  isSystemField,
  optionsOf,
  recordValue,
  systemFields,
  type Field,
  type FieldKind,
  type FormRecord,
  type Value,
} from '@atrium/domain-forms'
import type { Clock, Tx } from '@atrium/server-core'
import { type Actor, rightsOn } from '../records/record-rights'
import { titlesOf } from '../records/record-titles'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'

/** A column of an exported file. */
export interface ExportedColumn {
  readonly id: string
  readonly title: string
  readonly kind: FieldKind
  /** Undefined for what the system keeps. */
  readonly field: Field | undefined
}

export type ExportedCell = string | number | boolean | Date | null

export interface ExportedRow {
  readonly cells: readonly ExportedCell[]
  /** Places of cells that the form would refuse by now. */
  readonly wrong: ReadonlySet<number>
}

/** The asked fields and system fields, in the order asked for; unknown ones are left out. */
export function exportedColumns(
  table: RecordTable,
  ids: readonly string[],
  locale: Locale,
): ExportedColumn[] {
  return ids.flatMap<ExportedColumn>((id) => {
    const field = table.schema.fields.find((each) => each.id === id)
    if (field) return [{ id, title: field.label, kind: field.kind, field }]
    if (!isSystemField(id)) return []
    const title = formsTermMessages[locale][`field.${id}`]
    return [{ id, title, kind: systemFields[id], field: undefined }]
  })
}

interface Batch {
  readonly columns: readonly ExportedColumn[]
  readonly records: readonly FormRecord[]
  readonly input: { readonly locale: Locale }
  /** Finds what the form would refuse. */
  readonly wrongIn: (record: FormRecord) => ReadonlySet<number>
}

/** Who reads decides which related records have a name. */
export interface NameNeeds {
  readonly references: References
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
  readonly actor: Actor
}

/** Records as people read them: names instead of ids. */
export async function exportRows(
  tx: Tx,
  needs: NameNeeds,
  { columns, records, input, wrongIn }: Batch,
): Promise<ExportedRow[]> {
  const names = await namesOf(tx, needs, { columns, records, input })
  return records.map((record) => ({
    cells: columns.map((column) => exportedValue(column, recordValue(record, column.id), names)),
    wrong: wrongIn(record),
  }))
}

async function namesOf(
  tx: Tx,
  needs: NameNeeds,
  { columns, records, input }: Omit<Batch, 'wrongIn'>,
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (column: ExportedColumn) => [
    ...new Set(records.flatMap((record) => texts(recordValue(record, column.id)))),
  ]
  const people = columns.filter((column) => column.kind === 'person').flatMap(idsOf)
  const names = new Map(
    people.length > 0 ? await needs.references.peopleNames(tx, people, input.locale) : [],
  )
  for (const column of columns) {
    if (column.field?.kind !== 'relation') continue
    const table = (await needs.catalog.tables(tx, [column.field.formId])).get(column.field.formId)
    if (!table) continue
    const rights = await rightsOn(tx, table, needs.actor, needs)
    const titles = await titlesOf(tx, table, idsOf(column), rights)
    for (const [id, title] of titles) names.set(id, title)
  }
  return names
}

function exportedValue(
  { kind, field }: ExportedColumn,
  value: Value,
  names: ReadonlyMap<string, string>,
): ExportedCell {
  if (value === null) return null
  switch (kind) {
    case 'single-select':
    case 'multi-select': {
      const labels = new Map(field ? optionsOf(field).map(({ id, label }) => [id, label]) : [])
      const chosen = typeof value === 'string' ? [value] : texts(value)
      return chosen.map((id) => labels.get(id) ?? '').join(', ')
    }
    case 'person':
    case 'relation':
      return texts(value)
        .map((id) => names.get(id) ?? '')
        .join(', ')
    case 'attachment':
      return Array.isArray(value)
        ? value.map((file) => (typeof file === 'string' ? file : file.name)).join(', ')
        : ''
    case 'date-time':
      return typeof value === 'string' ? new Date(value) : null
    default:
      return typeof value === 'object' ? '' : value
  }
}

function texts(value: Value): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
