export { FilterChip, type FilterChipProps, Toolbar, type ToolbarProps } from './toolbar'
