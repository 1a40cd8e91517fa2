import { Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { type ControlProps, errorStatus, useControl } from '../field'

export interface TextInputProps extends ControlProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Upper limit in characters; the input stops there. */
  maxLength?: number
  /** Shows "12 / 200" under maxLength. */
  counted?: boolean
  prefix?: ReactNode
  suffix?: ReactNode
  readOnly?: boolean
  clearable?: boolean
  size?: 'small' | 'medium' | 'large'
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  /** Monospace, for codes and ids. */
  mono?: boolean
  name?: string
  onEnter?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, clearable, counted, mono, onEnter, size = 'medium', ...rest } = props
  const { label: _, invalid: __, ...native } = rest
  const control = useControl(props)
  return (
    <Input
      {...native}
      {...control}
      {...errorStatus(control)}
      size={size}
      value={value}
      allowClear={clearable ?? false}
      showCount={counted ?? false}
      style={mono ? { fontFamily: 'var(--atr-font-mono)' } : {}}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={(event) => event.nativeEvent.isComposing || onEnter?.()}
    />
  )
}
