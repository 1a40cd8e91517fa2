import { DatePicker as KitPicker } from 'antd'
import { type CellControlProps, useCellControl } from '../field'
import { useLocale } from '../locale'
import { asInstant, type Day, dayOf, useCalendarLocale } from './calendar'

export interface DateTimePickerProps extends CellControlProps {
  /** An ISO instant such as "2026-11-21T06:30:00.000Z"; shown in the browser's time zone. */
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  /** Shows seconds too. */
  seconds?: boolean
  clearable?: boolean
  size?: 'small' | 'medium'
}

/** A moment in time, chosen as local date and time. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, onChange, placeholder, seconds, clearable = true, size = 'medium' } = props
  useCalendarLocale(useLocale())
  const { id, ...control } = useCellControl(props)
  const time = seconds ? 'HH:mm:ss' : 'HH:mm'
  return (
    <KitPicker
      {...control}
      {...(id === undefined ? {} : { id })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={dayOf(value)}
      size={size}
      showTime={{ format: time }}
      format={`YYYY-MM-DD ${time}`}
      allowClear={clearable}
      needConfirm={false}
      defaultOpen={props.bare ?? false}
      style={{ width: '100%' }}
      onChange={(day: Day | null) => onChange(asInstant(day))}
    />
  )
}
