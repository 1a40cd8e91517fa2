import { Input } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'

export interface PasswordInputProps extends ControlProps {
  value: string
  onChange: (value: string) => void
  /** Tells the browser's password store what this is. */
  purpose: 'current-password' | 'new-password' | 'one-time-code'
  placeholder?: string
  name?: string
  size?: 'medium' | 'large'
  onEnter?: () => void
}

/** A secret, hidden until the person asks to see it. */
export function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, purpose, placeholder, name, size = 'medium', onEnter } = props
  const control = useControl(props)
  return (
    <Input.Password
      {...control}
      {...errorStatus(control)}
      size={size}
      value={value}
      name={name}
      autoComplete={purpose}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={() => onEnter?.()}
    />
  )
}
