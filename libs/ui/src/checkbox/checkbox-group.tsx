import { useId } from 'react'
import { type ControlProps, useGroup } from '../field'
import { Checkbox } from './checkbox'
import styles from './checkbox-group.module.css'

export interface CheckboxGroupProps<Value extends string> extends Omit<ControlProps, 'autoFocus'> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
  options: { value: Value; label: string; disabled?: boolean }[]
  direction?: 'row' | 'column'
}

/** Any number of a few, all visible; for many use MultiSelect. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, options, direction = 'row' } = props
  const { disabled, ...group } = useGroup(props)
  const prefix = useId()
  return (
    <fieldset className={styles[direction]} {...group}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          id={`${prefix}-${option.value}`}
          value={value.includes(option.value)}
          disabled={disabled || (option.disabled ?? false)}
          onChange={(on) =>
            onChange(on ? [...value, option.value] : value.filter((v) => v !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
