import { useNet } from '@atrium/core-net'
import type { StoredFile } from '@atrium/domain-core'
import type { Field, Value } from '@atrium/domain-forms'
import { FieldInput, type FieldInputProps, type FieldValue } from '@atrium/ui-fields'
import { memo, useMemo } from 'react'
import { fieldSpecOf } from '../data/field-spec-of'
import { usePeopleLookup, useRecordLookup } from './use-lookup'
import { useUploads } from './use-uploads'

export interface RecordFieldInputProps extends Pick<
  FieldInputProps,
  'id' | 'label' | 'autoFocus' | 'bare' | 'disabled' | 'onBlur' | 'nameOf'
> {
  field: Field
  value: Value
  onChange: (value: Value) => void
  /** Adds one file to what is there by then. */
  onFile?: (file: StoredFile) => void
}

/** The input of a form's field, with the people, records and files behind it. */
export const RecordFieldInput = memo(function RecordFieldInput(props: RecordFieldInputProps) {
  const { field } = props
  switch (field.kind) {
    case 'person':
      return <PersonInput {...props} />
    case 'relation':
      return <RelationInput {...props} formId={field.formId} />
    case 'attachment':
      return <AttachmentInput {...props} />
    default:
      return <PlainInput {...props} />
  }
})

function PersonInput(props: RecordFieldInputProps) {
  return <PlainInput {...props} lookup={usePeopleLookup(true)} />
}

function RelationInput({ formId, ...props }: RecordFieldInputProps & { formId: string }) {
  return <PlainInput {...props} lookup={useRecordLookup(formId || null)} />
}

function AttachmentInput(props: RecordFieldInputProps) {
  const net = useNet()
  const { onFile } = props
  const uploader = useUploads(
    true,
    useMemo(() => onFile ?? ignore, [onFile]),
  )
  return <PlainInput {...props} uploader={uploader} fileHref={(id) => net.fileUrl(id)} />
}

function ignore() {
  return undefined
}

function PlainInput({
  field,
  onChange,
  onFile: _onFile,
  ...props
}: RecordFieldInputProps & Pick<FieldInputProps, 'lookup' | 'uploader' | 'fileHref'>) {
  const spec = useMemo(() => fieldSpecOf(field), [field])
  return (
    <FieldInput
      {...props}
      spec={spec}
      required={field.required}
      onChange={(value) => onChange(asValue(value))}
    />
  )
}

/** The inputs answer the shapes that `Value` has; only their lists are read-only. */
function asValue(value: FieldValue): Value {
  return value as Value
}
