export { bringChoices, type BroughtChoices, type TooManyChoices } from './bring-choices'
export { checkForm, type FormProblem, type FormProblemCode } from './check-form'
export { checkRecord } from './check-record'
export { canBeSorted, comparisonsOf, operandOf } from './comparison'
export { addDays, daysOf, type DayRange } from './day-span'
export { defaultValues, type FillContext } from './default-values'
export { editForm, type FormEdit, type FormEditRejection } from './edit-form'
export {
  canBeUnique,
  type Field,
  type FieldId,
  fieldIdSchema,
  type FieldKind,
  fieldKinds,
  type FieldOf,
  type FieldOption,
  fieldSchema,
  isUnique,
  newField,
  optionColors,
  optionLimit,
  optionSchema,
  optionsOf,
} from './field'
export { evaluateFilter } from './evaluate-filter'
export { deleteExport, listExports } from './export-endpoints'
export {
  exportHistoryDays,
  type ExportRecord,
  exportRecordSchema,
  exportStateOf,
} from './export-record'
export {
  type FilterContext,
  type FilterTest,
  type FilterUnfit,
  listedKind,
  type OrderComparison,
  readFilter,
  type TextComparison,
  type ValueTest,
} from './read-filter'
export { type FormDefinition, type FormDefinitionsPort } from './form-definitions-port'
export { aField, aForm, aFormSchema, anExportRecord, aRecord } from './fixtures'
export {
  createForm,
  deleteForm,
  discardDraft,
  getForm,
  getPublishedForm,
  listForms,
  renameForm,
  restoreForm,
  saveDraft,
} from './form-endpoints'
export {
  emptyFormSchema,
  fieldLimit,
  fieldOf,
  type FormSchema,
  formSchemaSchema,
  orderedFields,
  type Section,
  sectionSchema,
  titleField,
} from './form-schema'
export { type Form, formSchema, type PublishedForm, publishedFormSchema } from './form'
export {
  type ExportResult,
  exportResultSchema,
  importColumnLimit,
  importMappingSchema,
  importModes,
  type ImportResult,
  importResultSchema,
  importRowLimit,
  importSourceShape,
  type InspectedColumn,
  inspectedColumnSchema,
  type InspectedFile,
  inspectedFileSchema,
  type RowError,
  rowErrorSchema,
} from './import-file'
export {
  type FormsCode,
  formsCodeMessages,
  formsTermMessages,
  type ValueIssueCode,
  valueIssueMessages,
} from './messages'
export { normalizeValue } from './normalize-value'
export {
  designerPreviewPath,
  formDetailPath,
  formSettingPath,
  recyclePath,
  settingsExportsPath,
} from './paths'
export { formsPermissions } from './permissions'
export {
  type FormVersion,
  formVersionSchema,
  listFormVersions,
  previewPublish,
  previewRollBack,
  publishForm,
  publishResultSchema,
  rollBackForm,
} from './publish-endpoints'
export {
  conversionLoss,
  type ConversionLoss,
  planPublish,
  type PublishPlan,
  type PublishRejection,
  type PublishStep,
} from './publish-plan'
export {
  createRecord,
  deleteRecords,
  destroyRecords,
  getListSettings,
  getRecord,
  listRecords,
  type ListSettings,
  listSettingsSchema,
  pickRecords,
  restoreRecords,
  saveListSettings,
  searchRecords,
  updateRecord,
} from './record-endpoints'
export {
  type FormRecord,
  recordQueryShape,
  recordSchema,
  type RecordSelection,
  recordSelectionSchema,
  type Refs,
  refsSchema,
  sortLimit,
  type SystemFieldId,
  systemFields,
} from './record'
export { isSystemField, recordValue } from './record-value'
export { hasFormat } from './text-format'
export { createFormFromFile, inspectFile, startExport, startImport } from './transfer-endpoints'
export {
  type TextFormat,
  textFormats,
  type Validator,
  type ValidatorKind,
  validatorKinds,
  validatorSchema,
} from './validator'
export {
  hasShape,
  isEmptyValue,
  longTextLimit,
  textLimit,
  type Value,
  type Values,
  valueSchema,
  valuesSchema,
} from './value'
export { convertCell, type ConvertContext, type ConvertRejection } from './convert-cell'
export { inferColumn, type InferredColumn } from './infer-column'
export { isTimeZone, zoneClock, type ZoneClock } from './time-zone'
export { newFieldId, newOptionId, newSectionId, type Random } from './make-id'
export { issueText } from './issue-text'
