import { TimePicker as KitPicker } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'
import { type Day, dayOf } from './calendar'

export interface TimePickerProps extends ControlProps {
  /** A time of day, "09:30", or null for none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Minutes between the choices. */
  minuteStep?: 1 | 5 | 10 | 15 | 30
  size?: 'small' | 'medium'
}

/** A time of day without date or zone. */
export function TimePicker(props: TimePickerProps) {
  const { value, onChange, minuteStep = 5, size = 'medium' } = props
  const control = useControl(props)
  return (
    <KitPicker
      {...control}
      {...errorStatus(control)}
      value={value ? dayOf(`2000-01-01T${value}`) : null}
      size={size}
      format="HH:mm"
      minuteStep={minuteStep}
      style={{ width: '100%' }}
      onChange={(day: Day | null) => onChange(day ? day.format('HH:mm') : null)}
    />
  )
}
