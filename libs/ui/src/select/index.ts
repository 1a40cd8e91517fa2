export { MultiSelect, type MultiSelectProps } from './multi-select'
export { Select, type SelectProps } from './select'
export type { SelectOption } from './select-props'
