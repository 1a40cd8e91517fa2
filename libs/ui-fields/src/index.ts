export { FieldInput, type FieldInputProps } from './input/field-input'
export { fieldText, type FieldTextOptions } from './spec/field-text'
export { formatBytes } from './spec/format-bytes'
export {
  type FieldChoice,
  type FieldFile,
  type FieldSpec,
  type FieldValue,
  type Lookup,
  type LookupChoice,
  type PendingFile,
  type Uploader,
} from './spec/field-spec'
export type { PickedSubject, SubjectKind } from './subject/picked-subject'
export { SubjectPicker, type SubjectPickerProps } from './subject/subject-picker'
export { fieldIcons } from './view/field-icon'
export { FieldView, type FieldViewProps } from './view/field-view'
export { OptionTag } from './view/option-tag'
