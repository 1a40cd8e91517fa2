import { type FieldKind, type FormRecord, type Value, type Values } from '@atrium/domain-forms'
import { ownerSql } from '../tables/access-sql'
import type { FormColumn } from '../tables/form-column'

const instantFormat = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** An instant as it travels: ISO, in UTC, with milliseconds. */
export function instantSql(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', ${instantFormat})`
}

/** What a list or a single record selects: the system's columns, and these fields under their ids. */
export function selectColumns(columns: readonly FormColumn[]): string {
  const system = [
    'id',
    `${instantSql('created_at')} as created_at`,
    'created_by',
    `${instantSql('updated_at')} as updated_at`,
    'updated_by',
    'version',
    `${instantSql('deleted_at')} as deleted_at`,
    `${ownerSql} as owner_id`,
    'department_id',
    'created_agent',
    // Whoever changed it since then was nobody's agent.
    'case when agent_version = version then updated_agent end as updated_agent',
  ]
  return [...system, ...columns.map((c) => `${outSql(c)} as "${c.fieldId}"`)].join(', ')
}

function outSql({ kind, name }: FormColumn): string {
  switch (kind) {
    case 'number':
    case 'currency':
      return `"${name}"::float8`
    case 'date':
      return `to_char("${name}", 'YYYY-MM-DD')`
    case 'date-time':
      return instantSql(`"${name}"`)
    case 'person':
    case 'relation':
      return `"${name}"::text[]`
    default:
      return `"${name}"`
  }
}

/** A row of `selectColumns`, before it becomes a record. */
export interface RecordRow extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly created_at: string
  readonly created_by: string
  readonly updated_at: string
  readonly updated_by: string
  readonly version: number
  readonly deleted_at: string | null
  readonly owner_id: string
  readonly department_id: string | null
  readonly created_agent: string | null
  readonly updated_agent: string | null
}

/** The record a row holds; every selected field has a value, null when empty. */
export function recordOf(columns: readonly FormColumn[], row: RecordRow): FormRecord {
  const values: Values = {}
  for (const column of columns) values[column.fieldId] = (row[column.fieldId] ?? null) as Value
  return {
    id: row.id,
    values,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    version: row.version,
    ownerId: row.owner_id,
    departmentId: row.department_id,
    ...(row.created_agent === null ? {} : { createdAgent: row.created_agent }),
    ...(row.updated_agent === null ? {} : { updatedAgent: row.updated_agent }),
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at }),
  }
}

/** A value as a parameter of its column's type. */
export function parameterOf(kind: FieldKind, value: Value): unknown {
  if (kind === 'switch') return value ?? false
  if (kind === 'attachment' && value !== null) return JSON.stringify(value)
  return value
}
