import {
  conversionLoss,
  type Field,
  type FieldId,
  type FieldKind,
  type PublishStep,
} from '@atrium/domain-forms'
import { identifier, spaceSchema } from '@atrium/server-core'
import { ownerSql } from '../tables/access-sql'
import { columnDefinition, type FormColumn, liveColumn, newColumn } from '../tables/form-column'
import { qualifiedTable, tableName } from '../tables/record-table'
import { type SqlParameters, sqlParameters } from '../tables/sql-parameters'
import { textOrderSql } from '../tables/text-order'
import { conversionSql } from './conversion-sql'

/** One statement of a publication. Each may run again after it was broken off, and finds what is done already. */
export type Statement =
  | { readonly kind: 'table' | 'column' | 'drop-index'; readonly text: string }
  | { readonly kind: 'index'; readonly name: string; readonly text: string }
  | FillStatement

/** Fills a column from the one it replaces. */
export interface FillStatement {
  readonly kind: 'fill'
  readonly column: string
  readonly value: string
  readonly values: readonly unknown[]
  /** For all rows at once. */
  readonly text: string
}

/** What a publication does to a form's table, and how the table is built afterwards. */
export interface TablePlan {
  readonly statements: readonly Statement[]
  readonly columns: readonly FormColumn[]
}

export interface TableChange {
  readonly entId: string
  readonly formId: string
  readonly steps: readonly PublishStep[]
  readonly columns: readonly FormColumn[]
  /** Fields published or archived before, as they were. */
  readonly previous: ReadonlyMap<FieldId, Field>
  /** Fields of the version that is gone back to, and the columns that held them. */
  readonly former?: ReadonlyMap<FieldId, { readonly field: Field; readonly name: string }>
  /** The field that names records: the one text that lists are often sorted by. */
  readonly titleFieldId: FieldId | undefined
}

/** Columns of a form that get an index of their own, at most: each makes every write dearer. */
const indexedColumnLimit = 8

/** Turns the steps of a publication into statements; no column is ever dropped, so nothing is lost. */
export function planTable(change: TableChange): TablePlan {
  return change.steps.reduce<TablePlan>(
    ({ statements, columns }, step) => {
      const next = planStep(change, columns, step)
      return { statements: [...statements, ...next.statements], columns: next.columns }
    },
    { statements: [], columns: change.columns },
  )
}

/** The name of the index that keeps a column's values apart. */
export function uniqueIndexName(formId: string, column: Pick<FormColumn, 'name'>): string {
  return `${tableName(formId)}_${column.name}_u`
}

/** A text may be longer than an index entry, so its hash stands for it. */
function uniqueSql(column: Pick<FormColumn, 'name' | 'kind'>): string {
  return column.kind === 'text' ? `md5("${column.name}")` : `"${column.name}"`
}

/** The column that was kept when the field was removed. */
export function archivedColumn(
  columns: readonly FormColumn[],
  fieldId: FieldId,
): FormColumn | undefined {
  return columns.findLast((column) => column.fieldId === fieldId && column.state === 'archived')
}

function planStep(
  change: TableChange,
  columns: readonly FormColumn[],
  step: PublishStep,
): TablePlan {
  if (step.kind === 'create-table') return { statements: createTable(change), columns }
  if (step.kind === 'add-column') return addColumn(change, columns, step.field)
  if (step.kind === 'restore-column') return restoreColumn(change, columns, step.field)
  const live = liveColumn(columns, step.field.id)
  if (!live) return { statements: [], columns }
  switch (step.kind) {
    case 'archive-column': {
      const archived = replaceColumn(columns, { ...live, state: 'archived', index: null })
      return { statements: dropIndex(change, live.index), columns: archived }
    }
    case 'convert-column':
      return convertColumn(change, columns, live, step.field)
    case 'add-unique': {
      const unique = uniqueIndexName(change.formId, live)
      const text = `create unique index if not exists "${unique}" on ${tableOf(change)} (${uniqueSql(live)}) where deleted_at is null`
      return {
        statements: [{ kind: 'index', name: unique, text }],
        columns: replaceColumn(columns, { ...live, unique }),
      }
    }
    case 'drop-unique': {
      const free = replaceColumn(columns, { ...live, unique: null })
      return { statements: dropIndex(change, live.unique), columns: free }
    }
  }
}

function createTable(change: TableChange): Statement[] {
  const table = tableOf(change)
  const name = tableName(change.formId)
  const index = (suffix: string, columns: string) => {
    const index = `${name}_${suffix}`
    return {
      kind: 'index',
      name: index,
      text: `create index if not exists "${index}" on ${table} ${columns}`,
    } as const
  }
  return [
    {
      kind: 'table',
      text: `create table ${table} (
        id uuid primary key,
        created_at timestamptz(3) not null,
        created_by uuid not null,
        updated_at timestamptz(3) not null,
        updated_by uuid not null,
        version integer not null default 1,
        deleted_at timestamptz(3),
        owned_by uuid,
        department_id uuid,
        created_agent uuid,
        updated_agent uuid,
        agent_version integer
      )`,
    },
    index('created', '(created_at, id) where deleted_at is null'),
    index('deleted', '(deleted_at, id) where deleted_at is not null'),
    index('owner', `(${ownerSql}, created_at, id) where deleted_at is null`),
  ]
}

function addColumn(change: TableChange, columns: readonly FormColumn[], field: Field): TablePlan {
  const column = withIndex(change, columns, newColumn(field, columns))
  return {
    statements: [alterTable(change, column), ...createIndex(change, column)],
    columns: [...columns, column],
  }
}

function restoreColumn(
  change: TableChange,
  columns: readonly FormColumn[],
  field: Field,
): TablePlan {
  const kept = archivedColumn(columns, field.id)
  if (!kept) return { statements: [], columns }
  const column = withIndex(change, columns, { ...kept, state: 'live' })
  return { statements: createIndex(change, column), columns: replaceColumn(columns, column) }
}

function convertColumn(
  change: TableChange,
  columns: readonly FormColumn[],
  live: FormColumn,
  field: Field,
): TablePlan {
  const replaced = replaceColumn(columns, { ...live, state: 'replaced', index: null })
  const kept = keptColumn(change, live, field)
  const column = withIndex(change, replaced, kept ?? newColumn(field, columns))
  return {
    statements: [
      ...dropIndex(change, live.index),
      ...(kept ? [] : [alterTable(change, column)]),
      fillColumn(change, live, column, field),
      ...createIndex(change, column),
    ],
    columns: kept ? replaceColumn(replaced, column) : [...replaced, column],
  }
}

/** The column that held the field in the version that is gone back to, to be filled again. */
function keptColumn(change: TableChange, live: FormColumn, field: Field): FormColumn | undefined {
  const name = change.former?.get(field.id)?.name
  const kept = change.columns.find((column) => column.name === name && column.name !== live.name)
  return kept && { ...kept, state: 'live', unique: null }
}

function fillColumn(
  change: TableChange,
  live: FormColumn,
  column: FormColumn,
  field: Field,
): FillStatement {
  const params = sqlParameters()
  const converted = convertedSql(change, live, field, params)
  const held = `case when "${live.name}" is not null then ${converted} end`
  const value = field.kind === 'switch' ? `coalesce(${held}, false)` : held
  const text = `update ${tableOf(change)} set "${column.name}" = ${value} where "${column.name}" is distinct from ${value}`
  return { kind: 'fill', column: column.name, value, values: params.values, text }
}

/**
 * What a value of the column becomes when its field changes its kind; null where it would be lost. Going back, a value
 * that is still what the earlier one was converted to becomes that one again.
 */
export function convertedSql(
  change: Pick<TableChange, 'previous' | 'former'>,
  { name, kind }: Pick<FormColumn, 'name' | 'kind'>,
  field: Field,
  params: SqlParameters,
): string {
  const from = change.previous.get(field.id) ?? field
  const converted = conversionSql(`"${name}"`, from, field, params)
  const former = change.former?.get(field.id)
  if (!former || former.name === name || conversionLoss(former.field.kind, kind) === null) {
    return converted
  }
  const kept = `"${former.name}"`
  const carried = conversionSql(kept, former.field, from, params)
  return `case when ${carried} is not distinct from "${name}" then ${kept} else ${converted} end`
}

function alterTable(change: TableChange, column: FormColumn): Statement {
  const text = `alter table ${tableOf(change)} add column if not exists ${columnDefinition(column)}`
  return { kind: 'column', text }
}

const indexedKinds: readonly FieldKind[] = [
  'date',
  'date-time',
  'number',
  'currency',
  'single-select',
]

function withIndex(
  change: TableChange,
  columns: readonly FormColumn[],
  column: FormColumn,
): FormColumn {
  const indexed = columns.filter((other) => other.index !== null).length
  const isTitle = column.kind === 'text' && column.fieldId === change.titleFieldId
  const wanted = indexed < indexedColumnLimit && (isTitle || indexedKinds.includes(column.kind))
  return { ...column, index: wanted ? `${tableName(change.formId)}_${column.name}_i` : null }
}

function createIndex(change: TableChange, { name, kind, index }: FormColumn): Statement[] {
  if (index === null) return []
  const key = kind === 'text' ? `(${textOrderSql(`"${name}"`)})` : `"${name}"`
  const text = `create index if not exists "${index}" on ${tableOf(change)} (${key}, id) where deleted_at is null`
  return [{ kind: 'index', name: index, text }]
}

function dropIndex(change: TableChange, index: string | null): Statement[] {
  if (index === null) return []
  const name = identifier(spaceSchema(change.entId), index)
  return [{ kind: 'drop-index', text: `drop index if exists ${name}` }]
}

function replaceColumn(columns: readonly FormColumn[], next: FormColumn): FormColumn[] {
  return columns.map((column) => (column.name === next.name ? next : column))
}

function tableOf({ entId, formId }: TableChange): string {
  return qualifiedTable(entId, formId)
}
