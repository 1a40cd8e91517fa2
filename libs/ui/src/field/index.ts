export { type CellControlProps, useCellControl } from './cell-control'
export {
  type ControlProps,
  errorStatus,
  FieldProvider,
  type FieldLink,
  useControl,
  useGroup,
} from './field'
