import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { type ControlProps, errorStatus, useControl } from '../field'

export interface NumberInputProps extends ControlProps {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** Decimal places kept; further ones are rounded on leaving. */
  precision?: number
  prefix?: ReactNode
  /** A unit such as "kg" or "%". */
  suffix?: ReactNode
  placeholder?: string
  readOnly?: boolean
  size?: 'small' | 'medium'
}

/** A number or nothing; arrow keys step, digits line up. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, size = 'medium', min, max, step, precision, ...rest } = props
  const control = useControl(props)
  return (
    <InputNumber<number>
      {...control}
      {...errorStatus(control)}
      {...(precision === undefined ? {} : { precision })}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      size={size}
      value={value}
      step={step ?? 1}
      prefix={rest.prefix}
      suffix={rest.suffix}
      placeholder={rest.placeholder}
      readOnly={rest.readOnly}
      style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}
      onChange={onChange}
    />
  )
}
