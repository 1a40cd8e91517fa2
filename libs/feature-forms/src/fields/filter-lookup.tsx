import { FieldInput } from '@atrium/ui-fields'
import type { RecordField } from '../data/record-fields'
import { usePeopleLookup, useRecordLookup } from './use-lookup'

interface FilterLookupProps {
  field: RecordField
  value: readonly string[]
  onChange: (ids: string[]) => void
  label: string
  nameOf: (id: string) => string | undefined
}

/** People or records to filter by. */
export function FilterLookup({ field, value, onChange, label, nameOf }: FilterLookupProps) {
  const isPerson = field.spec.kind === 'person'
  const people = usePeopleLookup(isPerson)
  const relation = field.field?.kind === 'relation' ? field.field.formId || null : null
  const records = useRecordLookup(relation)
  return (
    <FieldInput
      spec={{ kind: isPerson ? 'person' : 'relation', multiple: true }}
      value={value}
      label={label}
      lookup={isPerson ? people : records}
      nameOf={nameOf}
      onChange={(next) => onChange(Array.isArray(next) ? next.map(String) : [])}
    />
  )
}
