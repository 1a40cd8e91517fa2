import { formSchemaSchema, type Field, type Form, type FormSchema } from '@atrium/domain-forms'
import type { DesignerState } from './designer-document'

/** The draft as it stands on the canvas. */
export function draftOf(state: Pick<DesignerState, 'history'>): FormSchema {
  return state.history.present
}

/** Whether something stands on the canvas that the server does not have. */
export function isUnsaved(state: Pick<DesignerState, 'history' | 'savedSchema'>): boolean {
  return draftOf(state) !== state.savedSchema
}

/** Whether two schemas say the same: neither the order of keys nor outer spaces, which are not stored, count. */
export function isSameSchema(one: FormSchema, other: FormSchema): boolean {
  return one === other || textOf(one) === textOf(other)
}

function textOf(schema: FormSchema): string {
  const stored = formSchemaSchema.safeParse(schema)
  const { fields, ...rest } = stored.success ? stored.data : schema
  return JSON.stringify([fields.toSorted((a, b) => (a.id < b.id ? -1 : 1)), rest])
}

/** Fields whose values are kept although the draft has them no more, newest removal first. */
export function removedFields(form: Form, draft: FormSchema): Field[] {
  const ids = new Set(draft.fields.map((field) => field.id))
  return [...(form.published?.fields ?? []), ...form.archivedFields.toReversed()].filter(
    (field) => !ids.has(field.id),
  )
}

/** The field as its values are stored, if it was ever published. */
export function storedField(form: Form, fieldId: string): Field | undefined {
  return [...(form.published?.fields ?? []), ...form.archivedFields].find(
    (field) => field.id === fieldId,
  )
}
