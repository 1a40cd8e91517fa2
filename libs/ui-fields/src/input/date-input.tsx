// An input that opens in place, as in a cell, takes the focus: the person asked for it.
/* oxlint-disable jsx-a11y/no-autofocus */
import { DatePicker } from 'antd'
import dayjs from 'dayjs'

export interface DateInputProps {
  /** `YYYY-MM-DD`, or an ISO instant in UTC when `withTime`. */
  value: string | null
  onChange: (value: string | null) => void
  withTime?: boolean
  id?: string | undefined
  label?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Inside a cell: no border, open at once. */
  bare?: boolean
}

/** A day, or a moment in the person's own time zone. */
export function DateInput({ value, onChange, withTime = false, ...props }: DateInputProps) {
  const { bare = false, invalid = false, autoFocus = false } = props
  const parsed = value === null || value === '' ? null : dayjs(value)
  const written = (date: dayjs.Dayjs) => (withTime ? date.toISOString() : date.format('YYYY-MM-DD'))
  return (
    <DatePicker
      style={{ width: '100%' }}
      value={parsed?.isValid() ? parsed : null}
      showTime={withTime ? { format: 'HH:mm' } : false}
      format={withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      needConfirm={false}
      onChange={(date) => onChange(date && written(date))}
      variant={bare ? 'borderless' : 'outlined'}
      defaultOpen={bare}
      autoFocus={autoFocus}
      {...(invalid ? { status: 'error' as const } : {})}
      {...(props.id ? { id: props.id } : {})}
      disabled={props.disabled ?? false}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
      aria-required={props.required}
    />
  )
}
