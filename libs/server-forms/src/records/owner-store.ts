import type { OwnedRecords } from '@atrium/domain-access'
import { type Tx, spaceOf } from '@atrium/server-core'
import { accessSql, ownerSql } from '../tables/access-sql'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import { whereSql } from './list-sql'
import type { RecordsMeant, Writing } from './record-store'

/** Whom records come to belong to, and when and by whom. */
export interface Owning extends Writing {
  readonly ownerId: string
  readonly departmentId: string | null
}

/** Gives the records meant to a new owner and answers their ids. */
export async function ownRecords(
  tx: Tx,
  table: RecordTable,
  meant: RecordsMeant,
  owning: Owning,
): Promise<string[]> {
  const params = sqlParameters()
  const set = ownedBySql([owning.ownerId, owning.departmentId, owning.at, owning.personId], params)
  const where =
    'ids' in meant
      ? `deleted_at is null and id = any(${params.add(meant.ids)}::uuid[]) and ${accessSql(table, meant.access, params)}`
      : whereSql(table, meant, params)
  const rows = await tx.query<{ id: string }>(
    `update ${qualifiedTable(table.entId, table.formId)} set ${set} where ${where} returning id`,
    params.values,
  )
  return rows.map((row) => row.id)
}

/** Published forms of the space that are not deleted. */
export function selectOwnableForms(tx: Tx): Promise<Omit<OwnedRecords, 'count'>[]> {
  return tx.query(
    `select id as "formId", app_id as "appId", name as "formName" from platform.form
      where ent_id = $1 and deleted_at is null and version > 0 order by lower(name), id`,
    [spaceOf(tx)],
  )
}

/** How many live records of a form belong to a person. */
export async function countOwned(tx: Tx, formId: string, personId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${qualifiedTable(spaceOf(tx), formId)}
      where deleted_at is null and ${ownerSql} = $1::uuid`,
    [personId],
  )
  return row?.count ?? 0
}

/** Gives live records of a person in a form to a new owner, all or as many as the limit; answers how many. */
export async function ownAllOf(
  tx: Tx,
  formId: string,
  personId: string,
  { limit, ...owning }: Owning & { readonly limit: number },
): Promise<number> {
  const params = sqlParameters()
  const table = qualifiedTable(spaceOf(tx), formId)
  const set = ownedBySql([owning.ownerId, owning.departmentId, owning.at, owning.personId], params)
  const [row] = await tx.query<{ count: number }>(
    `with given as (
        update ${table} set ${set} where id in (
          select id from ${table} where deleted_at is null and ${ownerSql} = ${params.add(personId)}::uuid
            order by created_at, id ${Number.isFinite(limit) ? `limit ${params.add(limit)}` : ''} for update
        ) returning 1
      ) select count(*)::int as count from given`,
    params.values,
  )
  return row?.count ?? 0
}

function ownedBySql(values: readonly unknown[], params: ReturnType<typeof sqlParameters>): string {
  const [owner, department, at, by] = values.map((value) => params.add(value))
  return `owned_by = ${owner}::uuid, department_id = ${department}::uuid, updated_at = ${at},
    updated_by = ${by}::uuid, version = version + 1`
}
