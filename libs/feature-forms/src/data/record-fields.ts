import type { Locale } from '@atrium/domain-core'
import {
  type Field,
  type FormRecord,
  type FormSchema,
  formsTermMessages,
  orderedFields,
  recordValue,
  systemFields,
  type SystemFieldId,
  titleField,
  type Value,
} from '@atrium/domain-forms'
import type { FieldSpec } from '@atrium/ui-fields'
import { fieldSpecOf, systemSpecOf } from './field-spec-of'

/** A column a list may have: a field of the form or one the system keeps. */
export interface RecordField {
  readonly id: string
  readonly label: string
  readonly spec: FieldSpec
  /** Null for what the system keeps. */
  readonly field: Field | null
  readonly read: (record: FormRecord) => Value
}

/** Everything a list can show: the title first, then the form's order, then what the system keeps. */
export function recordFields(schema: FormSchema, locale: Locale): RecordField[] {
  const title = titleField(schema)
  const ordered = orderedFields(schema)
  const own = title ? [title, ...ordered.filter((field) => field.id !== title.id)] : ordered
  return [
    ...own.map((field) => ({
      id: field.id,
      label: field.label,
      spec: fieldSpecOf(field),
      field,
      read: (record: FormRecord) => recordValue(record, field.id),
    })),
    ...(Object.keys(systemFields) as SystemFieldId[]).map((id) => ({
      id,
      label: formsTermMessages[locale][`field.${id}`],
      spec: systemSpecOf(id),
      field: null,
      read: (record: FormRecord) => recordValue(record, id),
    })),
  ]
}

/** The fields shown while the person has chosen none: all of the form, none of the system. */
export function shownFields(
  fields: readonly RecordField[],
  chosen: readonly string[] | null,
): RecordField[] {
  const known = (chosen ?? []).flatMap((id) => fields.find((field) => field.id === id) ?? [])
  return known.length > 0 ? known : fields.filter((field) => field.field !== null)
}
