export {
  type ControlProps,
  errorStatus,
  FieldProvider,
  type FieldLink,
  useControl,
  useGroup,
} from './field'
