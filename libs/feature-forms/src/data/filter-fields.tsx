import { comparisonsOf, operandOf, optionsOf } from '@atrium/domain-forms'
import type { FilterField } from '@atrium/ui-grid'
import type { ReactNode } from 'react'
import type { RecordField } from './record-fields'

interface FilterFieldOptions {
  nameOf: (id: string) => string | undefined
  /** The input of people or records for a field. */
  lookup: (
    field: RecordField,
    props: { value: readonly string[]; onChange: (ids: string[]) => void; label: string },
  ) => ReactNode
}

/** What a list can be filtered by, in the neutral words of the filter builder. */
export function filterFieldsOf(
  fields: readonly RecordField[],
  { nameOf, lookup }: FilterFieldOptions,
): FilterField[] {
  return fields.map((field) => {
    const { id, label, spec } = field
    const operand = operandOf[spec.kind]
    const base = { id, label, comparisons: comparisonsOf[spec.kind], operand }
    if (operand === 'choice') return { ...base, choices: field.field ? optionsOf(field.field) : [] }
    if (operand !== 'lookup') return base
    return {
      ...base,
      nameOf,
      editor: ({ operand: held, onChange, label: name }) =>
        lookup(field, {
          label: name,
          value: Array.isArray(held) ? held.map(String) : [],
          onChange: (ids) => onChange(ids.length === 0 ? undefined : ids),
        }),
    }
  })
}
