import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type KitOptions, useKitProps } from './kit-props'

export interface DateInputProps extends KitOptions {
  /** `YYYY-MM-DD`, or an ISO instant in UTC when `withTime`. */
  value: string | null
  onChange: (value: string | null) => void
  withTime?: boolean
  /** Inside a cell: no border, open at once. */
  bare?: boolean
}

/** A day, or a moment in the person's own time zone. */
export function DateInput({ value, onChange, withTime = false, ...props }: DateInputProps) {
  const { id, ...kit } = useKitProps(props)
  const parsed = value === null || value === '' ? null : dayjs(value)
  const written = (date: dayjs.Dayjs) => (withTime ? date.toISOString() : date.format('YYYY-MM-DD'))
  return (
    <DatePicker
      {...kit}
      {...(id ? { id } : {})}
      style={{ width: '100%' }}
      value={parsed?.isValid() ? parsed : null}
      showTime={withTime ? { format: 'HH:mm' } : false}
      format={withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      needConfirm={false}
      onChange={(date) => onChange(date && written(date))}
      defaultOpen={props.bare ?? false}
    />
  )
}
