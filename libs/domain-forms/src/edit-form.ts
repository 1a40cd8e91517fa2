import { accept, reject, type Result } from '@atrium/domain-core'
import { newField, optionsOf, type Field, type FieldId, type FieldKind } from './field'
import { fieldLimit, type FormSchema, type Section } from './form-schema'
import { validatorKinds } from './validator'

/** One act of the designer. `at` counts places from 0; beyond the end means the end. */
export type FormEdit =
  | {
      readonly kind: 'add-field'
      readonly field: Field
      readonly sectionId: string
      readonly at: number
    }
  | { readonly kind: 'change-field'; readonly field: Field }
  | { readonly kind: 'change-field-kind'; readonly fieldId: FieldId; readonly to: FieldKind }
  | {
      readonly kind: 'copy-field'
      readonly fieldId: FieldId
      readonly copyId: FieldId
      readonly label: string
    }
  | {
      readonly kind: 'move-field'
      readonly fieldId: FieldId
      readonly sectionId: string
      readonly at: number
    }
  | { readonly kind: 'remove-field'; readonly fieldId: FieldId }
  | { readonly kind: 'add-section'; readonly section: Section; readonly at: number }
  | { readonly kind: 'rename-section'; readonly sectionId: string; readonly title: string }
  | { readonly kind: 'move-section'; readonly sectionId: string; readonly at: number }
  | { readonly kind: 'remove-section'; readonly sectionId: string }
  | { readonly kind: 'choose-title'; readonly fieldId: FieldId | null }

export type FormEditRejection =
  | 'field-missing'
  | 'section-missing'
  | 'field-repeated'
  | 'field-limit'
  | 'last-section'

/** The schema after an act; the one before is untouched, so undo is keeping it. */
export function editForm(
  schema: FormSchema,
  edit: FormEdit,
): Result<FormSchema, FormEditRejection> {
  switch (edit.kind) {
    case 'add-field':
      return addField(schema, edit.field, edit.sectionId, edit.at)
    case 'change-field':
      return replaceField(schema, edit.field.id, () => edit.field)
    case 'change-field-kind':
      return replaceField(schema, edit.fieldId, (field) => asKind(field, edit.to))
    case 'copy-field':
      return copyField(schema, edit.fieldId, edit.copyId, edit.label)
    case 'move-field':
      return moveField(schema, edit.fieldId, edit.sectionId, edit.at)
    case 'remove-field':
      return removeField(schema, edit.fieldId)
    case 'add-section':
      return accept({ ...schema, sections: schema.sections.toSpliced(edit.at, 0, edit.section) })
    case 'rename-section':
      return changeSection(schema, edit.sectionId, (section) => ({ ...section, title: edit.title }))
    case 'move-section':
      return moveSection(schema, edit.sectionId, edit.at)
    case 'remove-section':
      return removeSection(schema, edit.sectionId)
    case 'choose-title':
      return accept({ ...schema, titleFieldId: edit.fieldId })
  }
}

type Edited = Result<FormSchema, FormEditRejection>

function addField(schema: FormSchema, field: Field, sectionId: string, at: number): Edited {
  if (schema.fields.length >= fieldLimit) return reject('field-limit')
  if (schema.fields.some((other) => other.id === field.id)) return reject('field-repeated')
  return changeSection({ ...schema, fields: [...schema.fields, field] }, sectionId, (section) => ({
    ...section,
    fieldIds: section.fieldIds.toSpliced(at, 0, field.id),
  }))
}

function replaceField(schema: FormSchema, id: FieldId, change: (field: Field) => Field): Edited {
  if (!schema.fields.some((field) => field.id === id)) return reject('field-missing')
  return accept({
    ...schema,
    fields: schema.fields.map((field) => (field.id === id ? change(field) : field)),
  })
}

/** Keeps what both kinds share: name, help, required, width, choices, and the rules the new kind offers. */
function asKind(field: Field, to: FieldKind): Field {
  const offered: readonly string[] = validatorKinds[to]
  const choices = optionsOf(field)
  const fresh = newField(to, field.id, field.label)
  const kept = {
    help: field.help,
    required: field.required,
    span: field.span,
    validators: field.validators.filter((validator) => offered.includes(validator.kind)),
  }
  if (fresh.kind === 'single-select' || fresh.kind === 'multi-select') {
    return { ...fresh, ...kept, options: [...choices] }
  }
  return { ...fresh, ...kept }
}

function copyField(schema: FormSchema, id: FieldId, copyId: FieldId, label: string): Edited {
  const field = schema.fields.find((candidate) => candidate.id === id)
  const section = schema.sections.find((candidate) => candidate.fieldIds.includes(id))
  if (!field || !section) return reject('field-missing')
  return addField(
    schema,
    { ...field, id: copyId, label },
    section.id,
    section.fieldIds.indexOf(id) + 1,
  )
}

function moveField(schema: FormSchema, id: FieldId, sectionId: string, at: number): Edited {
  if (!schema.fields.some((field) => field.id === id)) return reject('field-missing')
  return changeSection(withoutPlace(schema, id), sectionId, (section) => ({
    ...section,
    fieldIds: section.fieldIds.toSpliced(at, 0, id),
  }))
}

function removeField(schema: FormSchema, id: FieldId): Edited {
  if (!schema.fields.some((field) => field.id === id)) return reject('field-missing')
  const rest = withoutPlace(schema, id)
  return accept({
    ...rest,
    fields: rest.fields.filter((field) => field.id !== id),
    titleFieldId: rest.titleFieldId === id ? null : rest.titleFieldId,
  })
}

function moveSection(schema: FormSchema, id: string, at: number): Edited {
  const section = schema.sections.find((candidate) => candidate.id === id)
  if (!section) return reject('section-missing')
  const rest = schema.sections.filter((candidate) => candidate.id !== id)
  return accept({ ...schema, sections: rest.toSpliced(at, 0, section) })
}

/** Its fields stay: they go to the section before it, or to the next when it is the first. */
function removeSection(schema: FormSchema, id: string): Edited {
  const at = schema.sections.findIndex((section) => section.id === id)
  const removed = schema.sections[at]
  if (!removed) return reject('section-missing')
  const rest = schema.sections.toSpliced(at, 1)
  const heir = rest[Math.max(0, at - 1)]
  if (!heir) return reject('last-section')
  const fieldIds =
    at === 0 ? [...removed.fieldIds, ...heir.fieldIds] : [...heir.fieldIds, ...removed.fieldIds]
  return accept({
    ...schema,
    sections: rest.map((section) => (section.id === heir.id ? { ...section, fieldIds } : section)),
  })
}

function changeSection(
  schema: FormSchema,
  id: string,
  change: (section: Section) => Section,
): Edited {
  if (!schema.sections.some((section) => section.id === id)) return reject('section-missing')
  return accept({
    ...schema,
    sections: schema.sections.map((section) => (section.id === id ? change(section) : section)),
  })
}

function withoutPlace(schema: FormSchema, id: FieldId): FormSchema {
  return {
    ...schema,
    sections: schema.sections.map((section) => ({
      ...section,
      fieldIds: section.fieldIds.filter((other) => other !== id),
    })),
  }
}
