import { Checkbox as KitCheckbox } from 'antd'
import type { ReactNode } from 'react'
import { type ControlProps, useControl } from '../field'

export interface CheckboxProps extends ControlProps {
  value: boolean
  onChange: (value: boolean) => void
  /** The text beside it. */
  children?: ReactNode
  /** Some but not all of what it stands for. */
  partly?: boolean
}

/** Yes or no, saved with the rest of the form. */
export function Checkbox(props: CheckboxProps) {
  const { value, onChange, children, partly } = props
  const { 'aria-required': _, onBlur, ...control } = useControl(props)
  return (
    <KitCheckbox
      {...control}
      {...(onBlur ? { onBlur } : {})}
      checked={value}
      indeterminate={partly ?? false}
      onChange={(event) => onChange(event.target.checked)}
    >
      {children}
    </KitCheckbox>
  )
}
