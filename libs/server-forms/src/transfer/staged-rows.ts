import type { FieldId, RowError } from '@atrium/domain-forms'
import { identifier, type Tx } from '@atrium/server-core'
import { columnDefinition, type FormColumn } from '../tables/form-column'

/** Rows of a file that wait in a table of their own until all of them can be taken. */
export const staged = identifier('import_rows')

/** Columns that every staged row has besides those of fields. */
const systemColumns = ['created_at', 'created_by', 'updated_at', 'updated_by', 'version'] as const

/** The columns of the staging table in the order of COPY. */
export function stagedColumns(columns: readonly FormColumn[]): string[] {
  return ['row_number', 'id', ...columns.map((column) => identifier(column.name)), ...systemColumns]
}

/** Makes the staging table; it goes with the transaction. */
export async function createStaging(tx: Tx, columns: readonly FormColumn[]): Promise<void> {
  const fields = columns.map((column) => `${columnDefinition(column)},`).join(' ')
  await tx.query(
    `create temporary table ${staged} (row_number integer primary key, id uuid not null, ${fields}
      created_at timestamptz(3) not null, created_by uuid not null, updated_at timestamptz(3) not null,
      updated_by uuid not null, version integer not null) on commit drop`,
  )
}

interface Refused {
  row_number: number
  value: string
}

/** Takes out rows that repeat a value of an earlier row or of a live record other than `except`. */
export async function refuseRepeated(
  tx: Tx,
  {
    table,
    column,
    keyColumn,
  }: { table: string; column: FormColumn; keyColumn: FormColumn | undefined },
): Promise<RowError[]> {
  const name = identifier(column.name)
  const key = keyColumn && identifier(keyColumn.name)
  const other = key ? `and r.${key} is distinct from s.${key}` : ''
  const rows = await tx.query<Refused>(
    `delete from ${staged} s where s.${name} is not null and (
        exists (select 1 from ${staged} e where e.${name} = s.${name} and e.row_number < s.row_number)
        or exists (select 1 from ${table} r where r.${name} = s.${name} and r.deleted_at is null ${other}))
      returning s.row_number, s.${name}::text as value`,
  )
  return rows.map((row) => rowError(row, column.fieldId, 'duplicate'))
}

/** Takes out rows whose key finds no live record, with the code to be said at a field. */
export async function refuseUnknownKeys(
  tx: Tx,
  {
    table,
    keyColumn,
    fieldId,
    code,
  }: { table: string; keyColumn: FormColumn; fieldId: FieldId; code: string },
): Promise<RowError[]> {
  const key = identifier(keyColumn.name)
  const rows = await tx.query<Refused>(
    `delete from ${staged} s where not exists (
        select 1 from ${table} r where r.${key} = s.${key} and r.deleted_at is null)
      returning s.row_number, coalesce(s.${key}::text, '') as value`,
  )
  return rows.map((row) => rowError(row, fieldId, code))
}

/** Takes out rows whose key stands twice in the file or finds several records. */
export async function refuseAmbiguousKeys(
  tx: Tx,
  { table, keyColumn }: { table: string; keyColumn: FormColumn },
): Promise<RowError[]> {
  const key = identifier(keyColumn.name)
  const rows = await tx.query<Refused>(
    `delete from ${staged} s where s.${key} is not null and (
        exists (select 1 from ${staged} e where e.${key} = s.${key} and e.row_number < s.row_number)
        or (select count(*) from ${table} r where r.${key} = s.${key} and r.deleted_at is null) > 1)
      returning s.row_number, s.${key}::text as value`,
  )
  return rows.map((row) => rowError(row, keyColumn.fieldId, 'duplicate'))
}

/** Changes the records that staged rows name by their key, and takes those rows out; answers how many. */
export async function updateByKey(
  tx: Tx,
  {
    table,
    columns,
    keyColumn,
  }: { table: string; columns: readonly FormColumn[]; keyColumn: FormColumn },
): Promise<number> {
  const key = identifier(keyColumn.name)
  const sets = columns.map(({ name }) => `${identifier(name)} = s.${identifier(name)}`)
  const rows = await tx.query<{ row_number: number }>(
    `update ${table} r set ${[...sets, 'updated_at = s.updated_at', 'updated_by = s.updated_by', 'version = r.version + 1'].join(', ')}
      from ${staged} s where r.${key} = s.${key} and r.deleted_at is null returning s.row_number`,
  )
  await tx.query(`delete from ${staged} where row_number = any($1::int[])`, [
    rows.map((row) => row.row_number),
  ])
  return rows.length
}

/** Adds the staged rows as records; answers how many. */
export async function insertStaged(
  tx: Tx,
  { table, columns }: { table: string; columns: readonly FormColumn[] },
): Promise<number> {
  const names = stagedColumns(columns).slice(1).join(', ')
  const rows = await tx.query<{ count: number }>(
    `with added as (insert into ${table} (${names}) select ${names} from ${staged} order by row_number returning 1)
      select count(*)::int as count from added`,
  )
  return rows[0]?.count ?? 0
}

function rowError(row: Refused, fieldId: FieldId, code: string): RowError {
  return {
    row: row.row_number,
    column: '',
    fieldId,
    value: row.value.slice(0, 200).toWellFormed(),
    code,
  }
}
