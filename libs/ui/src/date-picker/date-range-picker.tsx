import { DatePicker as KitPicker } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'
import { useLocale } from '../locale'
import { asDay, dayOf, useCalendarLocale } from './calendar'

/** First and last day, both included, each "YYYY-MM-DD". */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangePickerProps extends Omit<ControlProps, 'autoFocus'> {
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  size?: 'small' | 'medium'
}

/** Two days and all between them. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, size = 'medium' } = props
  useCalendarLocale(useLocale())
  const { id, ...control } = useControl(props)
  return (
    <KitPicker.RangePicker
      {...control}
      {...errorStatus(control)}
      {...(id ? { id: { start: id } } : {})}
      value={value ? [dayOf(value.from), dayOf(value.to)] : null}
      size={size}
      style={{ width: '100%' }}
      onChange={(days) => {
        const [from, to] = [asDay(days?.[0]), asDay(days?.[1])]
        onChange(from && to ? { from, to } : null)
      }}
    />
  )
}
