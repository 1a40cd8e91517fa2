import type { AccessTest } from '@atrium/domain-access'
import { filterSql } from '../records/filter-sql'
import { liveColumn } from './form-column'
import type { RecordTable } from './record-table'
import type { SqlParameters } from './sql-parameters'

/** Whom a record belongs to: its creator until it is handed over. */
export const ownerSql = 'coalesce(owned_by, created_by)'

/** The condition that finds exactly the records `evaluateAccess` lets through. */
export function accessSql(table: RecordTable, test: AccessTest, params: SqlParameters): string {
  switch (test.kind) {
    case 'everything':
      return 'true'
    case 'nothing':
      return 'false'
    case 'any':
    case 'all': {
      const parts = test.of.map((part) => accessSql(table, part, params))
      if (parts.length === 0) return test.kind === 'all' ? 'true' : 'false'
      return `(${parts.join(test.kind === 'all' ? ' and ' : ' or ')})`
    }
    case 'owner':
      return test.ids.length === 1
        ? `${ownerSql} = ${params.add(test.ids[0])}::uuid`
        : `${ownerSql} = any(${params.add(test.ids)}::uuid[])`
    case 'department':
      return `coalesce(department_id = any(${params.add(test.ids)}::uuid[]), false)`
    case 'named': {
      const columns = test.fieldIds.flatMap((id) => liveColumn(table.columns, id) ?? [])
      if (columns.length === 0) return 'false'
      const person = `array[${params.add(test.id)}::uuid]`
      const parts = columns.map(({ name }) => `coalesce("${name}" @> ${person}, false)`)
      return `(${parts.join(' or ')})`
    }
    case 'record':
      return `id = any(${recordsSql(table, test, params)})`
    case 'filter':
      return `coalesce(${filterSql(table, test.test, params)}, false)`
  }
}

/** More records than this are looked up where they are shared: to send them all costs more than to find them. */
const sentIds = 20

function recordsSql(
  { entId, formId }: RecordTable,
  { ids, share }: Extract<AccessTest, { kind: 'record' }>,
  params: SqlParameters,
): string {
  if (!share?.subjects || ids.length <= sentIds) return `${params.add(idsText(ids))}::uuid[]`
  return `array(select record_id from platform.record_share
    where ent_id = ${params.add(entId)} and form_id = ${params.add(formId)}::uuid
      and subject_key = any(${params.add(share.subjects)}::text[]) and level = ${params.add(share.level)}
      and fields = ${params.add(JSON.stringify(share.fields))}::jsonb and (until is null or until > now()))`
}

/** A list of ids as PostgreSQL reads it, which is quicker to send than to have the driver write it; ids need no quotes. */
function idsText(ids: readonly string[]): string {
  return `{${ids.join()}}`
}
