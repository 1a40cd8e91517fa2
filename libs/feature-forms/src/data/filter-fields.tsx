import { comparisonsOf, optionsOf } from '@atrium/domain-forms'
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
    const base = { id, label, comparisons: comparisonsOf[spec.kind] }
    switch (spec.kind) {
      case 'text':
      case 'long-text':
      case 'attachment':
        return { ...base, operand: 'text' }
      case 'number':
      case 'currency':
        return { ...base, operand: 'number' }
      case 'date':
      case 'date-time':
        return { ...base, operand: 'date' }
      case 'switch':
        return { ...base, operand: 'boolean' }
      case 'single-select':
      case 'multi-select':
        return {
          ...base,
          operand: 'choice',
          choices: field.field ? optionsOf(field.field) : [],
        }
      case 'person':
      case 'relation':
        return {
          ...base,
          operand: 'lookup',
          nameOf,
          editor: ({ operand, onChange, label: name }) =>
            lookup(field, {
              label: name,
              value: Array.isArray(operand) ? operand.map(String) : [],
              onChange: (ids) => onChange(ids.length === 0 ? undefined : ids),
            }),
        }
    }
  })
}
