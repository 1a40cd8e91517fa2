import { Input } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'

export interface TextAreaProps extends ControlProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  counted?: boolean
  /** Height in lines: it grows from rows to maxRows with its text. */
  rows?: number
  maxRows?: number
  readOnly?: boolean
  mono?: boolean
}

/** Several lines of text; grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, placeholder, maxLength, counted, rows = 3, maxRows = 12 } = props
  const control = useControl(props)
  return (
    <Input.TextArea
      {...control}
      {...errorStatus(control)}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      showCount={counted ?? false}
      readOnly={props.readOnly}
      autoSize={{ minRows: rows, maxRows }}
      style={props.mono ? { fontFamily: 'var(--atr-font-mono)', fontSize: 13 } : {}}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
