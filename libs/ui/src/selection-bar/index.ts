export { SelectionBar, type SelectionBarProps } from './selection-bar'
