import type { FieldId, RowError } from '@atrium/domain-forms'
import { identifier, type Tx } from '@atrium/server-core'
import { columnDefinition, type FormColumn } from '../tables/form-column'

/** Rows of a file that wait in a table of their own until all of them can be taken. */
export const staged = identifier('import_rows')

/** Columns that every staged row has besides those of fields. */
const systemColumns = [
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'version',
  'department_id',
] as const

/** The columns of the staging table in the order of COPY. */
export function stagedColumns(columns: readonly FormColumn[]): string[] {
  return ['row_number', 'id', ...columns.map((column) => identifier(column.name)), ...systemColumns]
}

/** Rows that only the database could refuse, each with its first reason. */
const refused = identifier('import_refused')

/** Makes the staging tables; they go with the transaction. */
export async function createStaging(tx: Tx, columns: readonly FormColumn[]): Promise<void> {
  const fields = columns.map((column) => `${columnDefinition(column)},`).join(' ')
  await tx.query(
    `create temporary table ${staged} (row_number integer primary key, id uuid not null, ${fields}
      created_at timestamptz(3) not null, created_by uuid not null, updated_at timestamptz(3) not null,
      updated_by uuid not null, version integer not null, department_id uuid) on commit drop`,
  )
  await tx.query(
    `create temporary table ${refused} (row_number integer primary key, field_id text not null,
      code text not null, value text not null) on commit drop`,
  )
}

/** What is checked: the form's table, and the column that finds the record to update if there is one. */
interface Checked {
  readonly table: string
  readonly keyColumn: FormColumn | undefined
}

/** Takes out rows that repeat a value of an earlier row or of a live record other than their own. */
export function refuseRepeated(
  tx: Tx,
  { table, column, keyColumn }: Checked & { readonly column: FormColumn },
): Promise<void> {
  const name = identifier(column.name)
  const key = keyColumn && identifier(keyColumn.name)
  const other = key ? `and r.${key} is distinct from s.${key}` : ''
  return refuse(tx, {
    where: `s.${name} is not null and (
        exists (select 1 from ${staged} e where e.${name} = s.${name} and e.row_number < s.row_number)
        or exists (select 1 from ${table} r where r.${name} = s.${name} and r.deleted_at is null ${other}))`,
    value: `s.${name}`,
    fieldId: column.fieldId,
    code: 'duplicate',
  })
}

interface Keyed {
  readonly table: string
  readonly keyColumn: FormColumn
}

/** Takes out rows whose key finds no live record, with the code to be said at a field. */
export function refuseUnknownKeys(
  tx: Tx,
  { table, keyColumn, fieldId, code }: Keyed & { readonly fieldId: FieldId; readonly code: string },
): Promise<void> {
  const key = identifier(keyColumn.name)
  return refuse(tx, {
    where: `not exists (select 1 from ${table} r where r.${key} = s.${key} and r.deleted_at is null)`,
    value: `s.${key}`,
    fieldId,
    code,
  })
}

/** Takes out rows whose key stands twice in the file or finds several records. */
export function refuseAmbiguousKeys(tx: Tx, { table, keyColumn }: Keyed): Promise<void> {
  const key = identifier(keyColumn.name)
  return refuse(tx, {
    where: `s.${key} is not null and (
        exists (select 1 from ${staged} e where e.${key} = s.${key} and e.row_number < s.row_number)
        or (select count(*) from ${table} r where r.${key} = s.${key} and r.deleted_at is null) > 1)`,
    value: `s.${key}`,
    fieldId: keyColumn.fieldId,
    code: 'duplicate',
  })
}

interface Reason {
  readonly where: string
  /** The value that the row is refused for. */
  readonly value: string
  readonly fieldId: FieldId
  readonly code: string
}

/** The refused go to a table of their own: a file may be refused from the first row to the last. */
async function refuse(tx: Tx, { where, value, fieldId, code }: Reason): Promise<void> {
  await tx.query(
    `with gone as (delete from ${staged} s where ${where} returning s.row_number, ${value}::text as value)
      insert into ${refused} (row_number, field_id, code, value)
        select row_number, $1, $2, coalesce(left(value, 200), '') from gone`,
    [fieldId, code],
  )
}

/** The refused rows behind the given one, in the order of the file. */
export async function readRefused(
  tx: Tx,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Omit<RowError, 'column'>[]> {
  return tx.query(
    `select row_number as row, field_id as "fieldId", value, code from ${refused}
      where row_number > $1 order by row_number limit $2`,
    [after, limit],
  )
}

export async function countRefused(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from ${refused}`)
  return row?.count ?? 0
}

/** Changes the records that staged rows name by their key, and takes those rows out; answers how many. */
export async function updateByKey(
  tx: Tx,
  { table, columns, keyColumn }: Keyed & { readonly columns: readonly FormColumn[] },
): Promise<number> {
  const key = identifier(keyColumn.name)
  const sets = columns.map(({ name }) => `${identifier(name)} = s.${identifier(name)}`)
  const stamp = [
    'updated_at = s.updated_at',
    'updated_by = s.updated_by',
    'version = r.version + 1',
  ]
  const [row] = await tx.query<{ count: number }>(
    `with updated as (
        update ${table} r set ${[...sets, ...stamp].join(', ')}
          from ${staged} s where r.${key} = s.${key} and r.deleted_at is null returning s.row_number
      ), gone as (
        delete from ${staged} s using updated where s.row_number = updated.row_number
      ) select count(*)::int as count from updated`,
  )
  return row?.count ?? 0
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
