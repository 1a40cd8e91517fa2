import { Radio } from 'antd'
import { useId } from 'react'
import { type ControlProps, useGroup } from '../field'
import styles from './radio-group.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  /** A muted line below, when the choice needs a reason. */
  description?: string
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> extends Omit<ControlProps, 'autoFocus'> {
  value: Value | null
  onChange: (value: Value) => void
  options: RadioOption<Value>[]
  direction?: 'row' | 'column'
}

/** Exactly one of a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onChange, options, direction = 'row' } = props
  const { disabled, ...group } = useGroup(props)
  const name = useId()
  return (
    <div role="radiogroup" className={styles[direction]} {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          checked={option.value === value}
          disabled={disabled || (option.disabled ?? false)}
          onChange={() => onChange(option.value)}
        >
          {option.label}
          {option.description && (
            <span className={styles['description']}>{option.description}</span>
          )}
        </Radio>
      ))}
    </div>
  )
}
