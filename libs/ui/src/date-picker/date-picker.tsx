import { DatePicker as KitPicker } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'
import { useLocale } from '../locale'
import { asDay, type Day, dayOf, useCalendarLocale } from './calendar'

export interface DatePickerProps extends ControlProps {
  /** "2026-11-21", or null for none. */
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  /** First and last day one may choose, both "YYYY-MM-DD". */
  min?: string
  max?: string
  clearable?: boolean
  size?: 'small' | 'medium'
}

/** A calendar day without time or zone. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, placeholder, min, max, clearable = true, size = 'medium' } = props
  useCalendarLocale(useLocale())
  const control = useControl(props)
  return (
    <KitPicker
      {...control}
      {...errorStatus(control)}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={dayOf(value)}
      minDate={dayOf(min) ?? undefined}
      maxDate={dayOf(max) ?? undefined}
      size={size}
      allowClear={clearable}
      style={{ width: '100%' }}
      onChange={(day: Day | null) => onChange(asDay(day))}
    />
  )
}
