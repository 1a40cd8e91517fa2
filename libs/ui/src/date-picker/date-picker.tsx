import { DatePicker as KitPicker } from 'antd'
import { type CellControlProps, useCellControl } from '../field'
import { useLocale } from '../locale'
import { asDay, type Day, dayOf, useCalendarLocale } from './calendar'

export interface DatePickerProps extends CellControlProps {
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
  const { id, ...control } = useCellControl(props)
  return (
    <KitPicker
      {...control}
      {...(id === undefined ? {} : { id })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={dayOf(value)}
      minDate={dayOf(min) ?? undefined}
      maxDate={dayOf(max) ?? undefined}
      size={size}
      allowClear={clearable}
      needConfirm={false}
      defaultOpen={props.bare ?? false}
      style={{ width: '100%' }}
      onChange={(day: Day | null) => onChange(asDay(day))}
    />
  )
}
