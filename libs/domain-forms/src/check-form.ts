import { optionsOf, type Field, type FieldId } from './field'
import { titleField, type FormSchema } from './form-schema'
import { validatorKinds } from './validator'
import { hasShape } from './value'

/** What keeps a draft from being published, or what its designer should know; `fieldId` is where. */
export interface FormProblem {
  readonly code: FormProblemCode
  readonly severity: 'error' | 'warning'
  readonly fieldId?: FieldId
}

export type FormProblemCode =
  | 'form-empty'
  | 'label-missing'
  | 'label-repeated'
  | 'options-missing'
  | 'option-repeated'
  | 'relation-target-missing'
  | 'default-unfit'
  | 'limits-crossed'
  | 'validator-unfit'
  | 'compare-target-unfit'
  | 'field-misplaced'
  | 'title-unfit'

/** Every problem of a draft, in the order of its fields. Errors refuse publication. */
export function checkForm(schema: FormSchema): FormProblem[] {
  if (schema.fields.length === 0) return [{ code: 'form-empty', severity: 'error' }]
  const title = titleField(schema)
  return [
    ...schema.fields.flatMap((field) => checkField(schema, field)),
    ...(title && ['attachment', 'switch', 'multi-select'].includes(title.kind)
      ? [{ code: 'title-unfit', severity: 'warning', fieldId: title.id } as const]
      : []),
  ]
}

function checkField(schema: FormSchema, field: Field): FormProblem[] {
  const places = schema.sections.flatMap((section) =>
    section.fieldIds.filter((id) => id === field.id),
  )
  const labels = schema.fields.filter((other) => other.label === field.label)
  const options = optionsOf(field).filter((option) => !option.archived)
  const select = field.kind === 'single-select' || field.kind === 'multi-select'
  const found: (FormProblemCode | false)[] = [
    places.length !== 1 && 'field-misplaced',
    field.label === '' && 'label-missing',
    field.label !== '' && labels.length > 1 && 'label-repeated',
    select && options.length === 0 && 'options-missing',
    new Set(options.map((option) => option.label)).size < options.length && 'option-repeated',
    field.kind === 'relation' && field.formId === '' && 'relation-target-missing',
    !defaultFits(field) && 'default-unfit',
    ...field.validators.map((validator) => checkValidator(schema, field, validator)),
  ]
  return found
    .filter((code): code is FormProblemCode => code !== false)
    .map((code) => ({ code, severity: 'error', fieldId: field.id }))
}

function checkValidator(
  schema: FormSchema,
  field: Field,
  validator: Field['validators'][number],
): FormProblemCode | false {
  const offered: readonly string[] = validatorKinds[field.kind]
  if (!offered.includes(validator.kind)) return 'validator-unfit'
  if (
    'min' in validator &&
    validator.min !== null &&
    validator.max !== null &&
    validator.min > validator.max
  ) {
    return 'limits-crossed'
  }
  if (validator.kind !== 'compare') return false
  const other = schema.fields.find((candidate) => candidate.id === validator.field)
  const comparable = other !== undefined && other.id !== field.id && other.kind === field.kind
  return comparable ? false : 'compare-target-unfit'
}

function defaultFits(field: Field): boolean {
  if (!('default' in field) || field.default === null) return true
  if (field.default === 'today' || field.default === 'now' || field.default === 'me') return true
  if (!hasShape(field.kind, field.default)) return false
  const open = optionsOf(field)
    .filter((option) => !option.archived)
    .map((option) => option.id)
  if (field.kind === 'single-select') return open.includes(field.default)
  if (field.kind === 'multi-select') return field.default.every((id) => open.includes(id))
  return true
}
