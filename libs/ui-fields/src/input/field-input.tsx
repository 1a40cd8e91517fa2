// An input that opens in place, as in a cell, takes the focus: the person asked for it.
/* oxlint-disable jsx-a11y/no-autofocus */
import { DatePicker, DateTimePicker } from '@atrium/ui/date-picker'
import { type CellControlProps, useCellControl } from '@atrium/ui/field'
import { NumberInput } from '@atrium/ui/number-input'
import { Input, Switch } from 'antd'
import { memo } from 'react'
import type { FieldSpec, FieldValue, Lookup, Uploader } from '../spec/field-spec'
import { ChoiceInput } from './choice-input'
import { FilesInput } from './files-input'
import { LookupInput } from './lookup-input'

export interface FieldInputProps {
  spec: FieldSpec
  value: FieldValue
  onChange: (value: FieldValue) => void
  onBlur?: (() => void) | undefined
  /** Id of the control, for its label. */
  id?: string | undefined
  /** Name when no visible label points at the control. */
  label?: string | undefined
  /** Id of help and error texts. */
  describedBy?: string | undefined
  invalid?: boolean
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Inside a cell: no border, popups open at once. */
  bare?: boolean
  /** For people and records. */
  lookup?: Lookup | undefined
  nameOf?: ((id: string) => string | undefined) | undefined
  /** For files. */
  uploader?: Uploader | undefined
  fileHref?: ((fileId: string) => string) | undefined
}

/** The input of a value, chosen by its spec. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div style={{ minWidth: 0 }} onBlur={props.onBlur}>
      <Control {...props} />
    </div>
  )
})

function Control(props: FieldInputProps) {
  const { spec, value, onChange } = props
  const kit = useCellControl(props)
  const rest = plain(props)
  const text = typeof value === 'string' ? value : ''
  const day = typeof value === 'string' ? value : null
  const number = typeof value === 'number' ? value : null
  switch (spec.kind) {
    case 'text':
      return (
        <Input
          {...kit}
          value={text}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'long-text':
      return (
        <Input.TextArea
          {...kit}
          value={text}
          autoSize={{ minRows: 3, maxRows: 12 }}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...rest}
          steps={false}
          value={number}
          onChange={onChange}
          suffix={spec.unit}
        />
      )
    case 'currency':
      return (
        <NumberInput
          {...rest}
          steps={false}
          value={number}
          onChange={onChange}
          currency={spec.currency}
        />
      )
    case 'date':
      return <DatePicker {...rest} value={day} onChange={onChange} />
    case 'date-time':
      return <DateTimePicker {...rest} value={day} onChange={onChange} />
    case 'single-select':
    case 'multi-select':
      return <ChoiceInput {...props} options={spec.options} />
    case 'switch':
      return <Switch {...switchKit(kit)} checked={value === true} onChange={onChange} />
    case 'person':
    case 'relation':
      return <LookupInput {...props} multiple={spec.multiple} />
    case 'attachment':
      return <FilesInput {...props} maxCount={spec.maxCount} />
  }
}

function switchKit({ variant: _v, status: _s, id, ...kit }: ReturnType<typeof useCellControl>) {
  return id ? { ...kit, id } : kit
}

function plain(props: FieldInputProps): CellControlProps {
  const { id, label, describedBy, invalid, required, disabled, autoFocus, bare } = props
  return { id, label, describedBy, invalid, required, disabled, autoFocus, bare }
}
