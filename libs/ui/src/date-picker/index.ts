export { DatePicker, type DatePickerProps } from './date-picker'
export { type DateRange, DateRangePicker, type DateRangePickerProps } from './date-range-picker'
export { DateTimePicker, type DateTimePickerProps } from './date-time-picker'
export { TimePicker, type TimePickerProps } from './time-picker'
