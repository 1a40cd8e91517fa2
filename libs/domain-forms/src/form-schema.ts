import { z } from 'zod'
import { fieldIdSchema, fieldSchema, type Field, type FieldId } from './field'

export const sectionSchema = z.strictObject({
  id: z.string().regex(/^s_[a-z0-9]{4,16}$/),
  title: z.string().trim().max(60).default(''),
  fieldIds: z.array(fieldIdSchema).max(300),
})

export type Section = z.infer<typeof sectionSchema>

/** Fields of one form, at most. */
export const fieldLimit = 300

/** What a form asks and in which order: every field stands in exactly one section. */
export const formSchemaSchema = z.strictObject({
  fields: z.array(fieldSchema).max(fieldLimit),
  sections: z.array(sectionSchema).min(1).max(50),
  /** The field whose value names a record in lists and pickers; null takes the first text. */
  titleFieldId: fieldIdSchema.nullable().default(null),
})

export type FormSchema = z.infer<typeof formSchemaSchema>

/** A form with one empty section. */
export function emptyFormSchema(sectionId: string): FormSchema {
  return { fields: [], sections: [{ id: sectionId, title: '', fieldIds: [] }], titleFieldId: null }
}

/** The field of an id, if the form has it. */
export function fieldOf(schema: FormSchema, id: FieldId): Field | undefined {
  return schema.fields.find((field) => field.id === id)
}

/** The fields in the order people see them. */
export function orderedFields(schema: FormSchema): Field[] {
  return schema.sections.flatMap((section) =>
    section.fieldIds.flatMap((id) => fieldOf(schema, id) ?? []),
  )
}

/** The field that names a record: the chosen one, else the first text, else the first field. */
export function titleField(schema: FormSchema): Field | undefined {
  const ordered = orderedFields(schema)
  return (
    ordered.find((field) => field.id === schema.titleFieldId) ??
    ordered.find((field) => field.kind === 'text') ??
    ordered[0]
  )
}
