import type { Field, FieldId, FieldKind } from '@atrium/domain-forms'

/**
 * A physical column of a form's table. `live`: the field is published. `archived`: the field was removed and may come
 * back. `replaced`: a change of kind filled another column from it; kept so that the publication can be rolled back.
 */
export interface FormColumn {
  readonly fieldId: FieldId
  /** Also the physical name. */
  readonly name: string
  readonly kind: FieldKind
  readonly state: 'live' | 'archived' | 'replaced'
  /** Index that forbids repeated values, or null. */
  readonly unique: string | null
  /** Index that makes filters and sorts quick, or null. */
  readonly index: string | null
}

const sqlTypes: Record<FieldKind, string> = {
  text: 'text',
  'long-text': 'text',
  number: 'numeric',
  currency: 'numeric',
  date: 'date',
  'date-time': 'timestamptz(3)',
  'single-select': 'text',
  'multi-select': 'text[]',
  switch: 'boolean',
  person: 'uuid[]',
  attachment: 'jsonb',
  relation: 'uuid[]',
}

/** The PostgreSQL type that stores values of a kind. */
export function sqlTypeOf(kind: FieldKind): string {
  return sqlTypes[kind]
}

/** A column's definition; a switch is never empty. */
export function columnDefinition(column: Pick<FormColumn, 'name' | 'kind'>): string {
  const rest = column.kind === 'switch' ? ' not null default false' : ''
  return `"${column.name}" ${sqlTypes[column.kind]}${rest}`
}

/** A column for a field, under a name that the table never had; a later one also says what it holds. */
export function newColumn(field: Field, columns: readonly FormColumn[]): FormColumn {
  const taken = new Set(columns.map((column) => column.name))
  let name: string = field.id
  const kind = field.kind.replaceAll('-', '').slice(0, 7)
  for (let count = 2; taken.has(name); count += 1) name = `${field.id}_${count}_${kind}`
  return { fieldId: field.id, name, kind: field.kind, state: 'live', unique: null, index: null }
}

/** The column that holds a field's values now, if the field is published. */
export function liveColumn(
  columns: readonly FormColumn[],
  fieldId: FieldId,
): FormColumn | undefined {
  return columns.find((column) => column.fieldId === fieldId && column.state === 'live')
}
