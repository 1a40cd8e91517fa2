import { type AccessTest, everything } from '@atrium/domain-access'
import type { FieldId, FormRecord, Values } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { uniqueIndexName } from '../publish/table-plan'
import { accessSql } from '../tables/access-sql'
import { type FormColumn, sqlTypeOf } from '../tables/form-column'
import { qualifiedTable, type RecordTable, statementName } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import { type RecordQuery, whereSql } from './list-sql'
import { parameterOf, recordOf, type RecordRow, selectColumns } from './record-columns'

export interface Writing {
  readonly at: Date
  readonly personId: string
  /** Who wrote for the person. */
  readonly agentId?: string | undefined
}

/** Who brings a record, and the department it comes to belong to. */
export interface Bringing extends Writing {
  readonly departmentId: string | null
}

/** The columns of the published fields. */
export function liveColumns(table: RecordTable): FormColumn[] {
  return table.columns.filter((column) => column.state === 'live')
}

/** A record that is not deleted; `hold` keeps it from being changed until the transaction ends. */
export async function findRecord(
  tx: Tx,
  table: RecordTable,
  recordId: string,
  { hold }: { readonly hold: boolean },
): Promise<FormRecord | null> {
  const columns = liveColumns(table)
  const text = `select ${selectColumns(columns)} from ${sqlName(table)}
    where id = $1 and deleted_at is null${hold ? ' for update' : ''}`
  const name = statementName(table, hold ? 'hold' : 'get')
  const [row] = await tx.named<RecordRow>(name, text, [recordId])
  return row ? recordOf(columns, row) : null
}

/** Those of the records that are not deleted. */
export async function findRecords(
  tx: Tx,
  table: RecordTable,
  ids: readonly string[],
): Promise<FormRecord[]> {
  const columns = liveColumns(table)
  const rows = await tx.query<RecordRow>(
    `select ${selectColumns(columns)} from ${sqlName(table)}
      where id = any($1::uuid[]) and deleted_at is null`,
    [ids],
  )
  return rows.map((row) => recordOf(columns, row))
}

export async function insertRecord(
  tx: Tx,
  table: RecordTable,
  recordId: string,
  values: Values,
  { at, personId, agentId, departmentId }: Bringing,
): Promise<void> {
  const columns = liveColumns(table)
  const names = columns.map((column) => `, "${column.name}"`).join('')
  const places = columns.map((column, n) => `, $${n + 6}::${sqlTypeOf(column.kind)}`).join('')
  await tx.named(
    statementName(table, 'add'),
    `insert into ${sqlName(table)} (id, created_at, created_by, updated_at, updated_by, department_id,
        created_agent, updated_agent, agent_version${names})
      values ($1, $2, $3, $2, $3, $4, $5::uuid, $5::uuid, 1${places})`,
    [
      recordId,
      at,
      personId,
      departmentId,
      agentId ?? null,
      ...columns.map((c) => parameterOf(c.kind, values[c.fieldId] ?? null)),
    ],
  )
}

export async function updateRecordRow(
  tx: Tx,
  table: RecordTable,
  recordId: string,
  values: Values,
  { at, personId, agentId }: Writing,
): Promise<void> {
  const params = sqlParameters()
  const changes = liveColumns(table)
    .filter((column) => Object.hasOwn(values, column.fieldId))
    .map((column) => {
      const value = params.add(parameterOf(column.kind, values[column.fieldId] ?? null))
      return `, "${column.name}" = ${value}::${sqlTypeOf(column.kind)}`
    })
  await tx.query(
    `update ${sqlName(table)} set version = version + 1, updated_at = ${params.add(at)},
        updated_by = ${params.add(personId)}, updated_agent = ${params.add(agentId ?? null)}::uuid,
        agent_version = version + 1${changes.join('')}
      where id = ${params.add(recordId)}`,
    params.values,
  )
}

/** Which records an act is about; of those named, the ones that `access` lets through. */
export type RecordsMeant =
  | { readonly ids: readonly string[]; readonly access: AccessTest }
  | RecordQuery

/** Moves records to the recycle bin and answers their ids. */
export async function binRecords(
  tx: Tx,
  table: RecordTable,
  meant: RecordsMeant,
  { at, personId }: Writing,
): Promise<string[]> {
  const params = sqlParameters()
  const set = `deleted_at = ${params.add(at)}, updated_at = $1, updated_by = ${params.add(personId)}`
  const where =
    'ids' in meant
      ? `deleted_at is null and id = any(${params.add(meant.ids)}::uuid[]) and ${accessSql(table, meant.access, params)}`
      : whereSql(table, meant, params)
  const rows = await tx.query<{ id: string }>(
    `update ${sqlName(table)} set version = version + 1, ${set} where ${where} returning id`,
    params.values,
  )
  return rows.map((row) => row.id)
}

interface UnbinMeant {
  readonly ids: readonly string[]
  readonly whose: 'anyone' | 'own'
  readonly access: AccessTest
}

/** Takes records out of the recycle bin, or only what the person put there, and answers their ids. */
export async function unbinRecords(
  tx: Tx,
  table: RecordTable,
  { ids, whose, access }: UnbinMeant,
  { at, personId }: Writing,
): Promise<string[]> {
  const params = sqlParameters()
  const set = `deleted_at = null, updated_at = ${params.add(at)}, updated_by = ${params.add(personId)}`
  const rows = await tx.query<{ id: string }>(
    `update ${sqlName(table)} set version = version + 1, ${set}
      where deleted_at is not null and id = any(${params.add(ids)}::uuid[])
        and (${params.add(whose === 'anyone')} or updated_by = $2) and ${accessSql(table, access, params)}
      returning id`,
    params.values,
  )
  return rows.map((row) => row.id)
}

/** Removes those records of the recycle bin for good that `access` lets through, and answers their ids. */
export async function eraseRecords(
  tx: Tx,
  table: RecordTable,
  ids: readonly string[],
  access: AccessTest,
): Promise<string[]> {
  const params = sqlParameters()
  const where = `id = any(${params.add(ids)}::uuid[]) and ${accessSql(table, access, params)}`
  const rows = await tx.query<{ id: string }>(
    `delete from ${sqlName(table)} where deleted_at is not null and ${where} returning id`,
    params.values,
  )
  return rows.map((row) => row.id)
}

/** Removes records for good that were deleted before then, oldest first, and answers their ids. */
export async function eraseExpired(
  tx: Tx,
  table: RecordTable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `delete from ${sqlName(table)} where id in (
        select id from ${sqlName(table)} where deleted_at < $1 order by deleted_at, id limit $2)
      returning id`,
    [before, limit],
  )
  return rows.map((row) => row.id)
}

/** Whether a record is there, in the recycle bin, or nowhere that is seen. */
export async function findStanding(
  tx: Tx,
  table: RecordTable,
  recordId: string,
  access: AccessTest,
): Promise<'live' | 'deleted' | null> {
  const params = sqlParameters()
  const where = `id = ${params.add(recordId)} and ${accessSql(table, access, params)}`
  const [row] = await tx.query<{ deleted: boolean }>(
    `select deleted_at is not null as deleted from ${sqlName(table)} where ${where}`,
    params.values,
  )
  if (!row) return null
  return row.deleted ? 'deleted' : 'live'
}

/** Which of the ids are records that are not deleted, and that `access` lets through. */
export async function existingRecords(
  tx: Tx,
  table: RecordTable,
  ids: readonly string[],
  access: AccessTest = everything,
): Promise<Set<string>> {
  const params = sqlParameters()
  const where = `id = any(${params.add(ids)}::uuid[]) and ${accessSql(table, access, params)}`
  const rows = await tx.query<{ id: string }>(
    `select id from ${sqlName(table)} where deleted_at is null and ${where}`,
    params.values,
  )
  return new Set(rows.map((row) => row.id))
}

/** The published field whose index refused a value that another record holds already; null for other errors. */
export function repeatedField(table: RecordTable, error: unknown): FieldId | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  if (code !== '23505' || typeof constraint !== 'string') return null
  const held = table.columns.find((c) => uniqueIndexName(table.formId, c) === constraint)
  return held?.fieldId ?? null
}

function sqlName(table: RecordTable): string {
  return qualifiedTable(table.entId, table.formId)
}
