import {
  newField,
  newFieldId,
  newOptionId,
  optionColors,
  type Field,
  type FieldKind,
  type InspectedColumn,
  type Random,
} from '@atrium/domain-forms'

/** A column of a file as the person wants it: left out, or a field of a kind and name. */
export interface ColumnChoice {
  readonly column: InspectedColumn
  readonly included: boolean
  readonly kind: FieldKind
  readonly label: string
}

const columnKinds = [
  'text',
  'long-text',
  'number',
  'currency',
  'date',
  'date-time',
  'single-select',
  'multi-select',
  'switch',
] as const satisfies readonly FieldKind[]

/** The kinds a column can become: a select only where its values are few enough to be choices. */
export function kindsFor(column: InspectedColumn): readonly (typeof columnKinds)[number][] {
  const isSelect = (kind: FieldKind) => kind === 'single-select' || kind === 'multi-select'
  return columnKinds.filter((kind) => column.choices.length > 0 || !isSelect(kind))
}

/** Every column as it was guessed. */
export function chooseColumns(columns: readonly InspectedColumn[]): ColumnChoice[] {
  return columns.map((column) => ({
    column,
    included: true,
    kind: column.kind,
    label: column.name,
  }))
}

/** The fields a form gets, with the number of the column that fills each. */
export function fieldsOf(
  choices: readonly ColumnChoice[],
  random: Random,
): { column: number; field: Field }[] {
  return choices
    .filter((choice) => choice.included)
    .map((choice) => ({ column: choice.column.index, field: fieldOf(choice, random) }))
}

function fieldOf({ column, kind, label }: ColumnChoice, random: Random): Field {
  const field = newField(kind, newFieldId(random), label.trim())
  if (field.kind !== 'single-select' && field.kind !== 'multi-select') return field
  const options = column.choices.map((choice, at) => ({
    id: newOptionId(random),
    label: choice,
    color: optionColors[(at + 1) % optionColors.length] ?? ('grey' as const),
    archived: false,
  }))
  return { ...field, options }
}

/** Names that are empty or stand twice among the included columns; a form refuses both. */
export function wrongLabels(choices: readonly ColumnChoice[]): Set<number> {
  const included = choices.filter((choice) => choice.included)
  const wrong = included.filter(
    ({ label }) =>
      label.trim() === '' ||
      included.filter((other) => other.label.trim() === label.trim()).length > 1,
  )
  return new Set(wrong.map(({ column }) => column.index))
}
