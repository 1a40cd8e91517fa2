import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { type CellControlProps, useCellControl } from '../field'
import { useLocale } from '../locale'
import { currencySign, grouped, numberText } from './number-text'

export interface NumberInputProps extends CellControlProps {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** False for amounts people type: no arrows, and neither wheel nor arrow keys change it. */
  steps?: boolean
  /** Decimal places kept; further ones are rounded on leaving. */
  precision?: number
  /** ISO 4217; shows the currency's sign before the number. */
  currency?: string
  prefix?: ReactNode
  /** A unit such as "kg" or "%". */
  suffix?: ReactNode
  placeholder?: string
  readOnly?: boolean
  size?: 'small' | 'medium'
}

/** A number or nothing, typed as people write it; grouping shows while nobody types, digits line up. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, size = 'medium', min, max, step, precision, steps = true } = props
  const { id, ...control } = useCellControl(props)
  const sign = currencySign(props.currency, useLocale())
  return (
    <InputNumber<number>
      {...control}
      {...(id === undefined ? {} : { id })}
      {...(precision === undefined ? {} : { precision })}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      size={size}
      value={value}
      step={step ?? 1}
      controls={steps}
      keyboard={steps}
      changeOnWheel={false}
      inputMode="decimal"
      formatter={(shown, { userTyping, input }) => (userTyping ? input : grouped(shown))}
      // The kit wants a number and takes the text of one, or nothing.
      parser={(text) => numberText(text) as unknown as number}
      prefix={props.prefix ?? sign}
      suffix={props.suffix === '' ? undefined : props.suffix}
      placeholder={props.placeholder ?? ''}
      readOnly={props.readOnly ?? false}
      style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}
      onChange={onChange}
    />
  )
}
