import type { StoredFile } from '@atrium/domain-core'
import type { Field, FormRecord, Value } from '@atrium/domain-forms'
import { type CellEditorProps, CellEditorFrame } from '@atrium/ui-grid'
import { useState } from 'react'
import { RecordFieldInput } from '../fields/record-field-input'

interface CellEditorOptions extends CellEditorProps<FormRecord> {
  field: Field
  nameOf: (id: string) => string | undefined
}

/** Fields whose one choice is the whole edit. */
const oneChoice = new Set<Field['kind']>(['single-select', 'date', 'switch'])

/** Edits a record's value in its cell, with the input of its kind. */
export function CellEditor({ field, nameOf, row, seed, finish, cancel }: CellEditorOptions) {
  const [value, setValue] = useState<Value>(() => seededValue(field, row, seed))
  const isOne = oneChoice.has(field.kind) || ('multiple' in field && !field.multiple)
  const change = (next: Value) => {
    setValue(next)
    if (isOne) finish(next, 'stay')
  }
  return (
    <CellEditorFrame
      value={value}
      finish={finish}
      cancel={cancel}
      multiline={field.kind === 'long-text' || (!isOne && Array.isArray(value))}
    >
      <RecordFieldInput
        field={field}
        value={value}
        onChange={change}
        onFile={ignoreFile}
        nameOf={nameOf}
        label={field.label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        bare
      />
    </CellEditorFrame>
  )
}

/** A typed character replaces texts and begins numbers; for the rest the edit begins with what is there. */
function seededValue(field: Field, row: FormRecord, seed: string | undefined): Value {
  const held = row.values[field.id] ?? null
  if (seed === undefined) return held
  if (field.kind === 'text' || field.kind === 'long-text') return seed
  if (field.kind === 'number' || field.kind === 'currency') {
    return /^\d$/.test(seed) ? Number(seed) : null
  }
  return held
}

function ignoreFile(_file: StoredFile) {
  return undefined
}
