import { accept, reject, type Result } from '@atrium/domain-core'
import { optionLimit, optionsOf, type Field, type FieldId, type FieldOption } from './field'
import type { FormSchema } from './form-schema'

/** A form's schemas after records brought choices of their own. */
export interface BroughtChoices {
  readonly published: FormSchema
  readonly draft: FormSchema
  /** Brought ids whose label the form has under another id, by field: whoever holds the former means the latter. */
  readonly known: ReadonlyMap<FieldId, ReadonlyMap<string, string>>
}

export interface TooManyChoices {
  readonly code: 'too-many-choices'
  readonly field: Field
}

/**
 * Adds choices to what is published and to what is being designed. A choice of the same label that nobody has
 * published yet takes the id that records hold.
 */
export function bringChoices(
  form: { readonly published: FormSchema; readonly draft: FormSchema },
  brought: ReadonlyMap<FieldId, readonly FieldOption[]>,
): Result<BroughtChoices, TooManyChoices> {
  const known = new Map<FieldId, ReadonlyMap<string, string>>()
  const fresh = new Map<FieldId, readonly FieldOption[]>()
  for (const field of form.published.fields) {
    const { same, added } = sortOut(field, brought.get(field.id) ?? [])
    if (same.size > 0) known.set(field.id, same)
    if (added.length > 0) fresh.set(field.id, added)
  }
  const published = changeFields(form.published, (field) =>
    withOptions(field, [...optionsOf(field), ...(fresh.get(field.id) ?? [])]),
  )
  const before = new Map(form.published.fields.map((field) => [field.id, field]))
  const draft = changeFields(form.draft, (field) =>
    grownDraft(field, before.get(field.id), fresh.get(field.id) ?? []),
  )
  const crowded = [...published.fields, ...draft.fields].find(
    (field) => fresh.has(field.id) && optionsOf(field).length > optionLimit,
  )
  if (crowded) return reject({ code: 'too-many-choices', field: crowded })
  return accept({ published, draft, known })
}

function sortOut(field: Field, brought: readonly FieldOption[]) {
  // The first of a repeated label counts.
  const ids = new Map(
    optionsOf(field)
      .map(({ label, id }) => [label, id] as const)
      .toReversed(),
  )
  const same = new Map<string, string>()
  const added: FieldOption[] = []
  for (const option of brought) {
    const id = ids.get(option.label)
    if (id === undefined) added.push(option)
    else if (id !== option.id) same.set(option.id, id)
  }
  return { same, added }
}

function grownDraft(
  field: Field,
  published: Field | undefined,
  fresh: readonly FieldOption[],
): Field {
  const released = new Set(published ? optionsOf(published).map(({ id }) => id) : [])
  const idOfLabel = new Map(fresh.map(({ label, id }) => [label, id]))
  const renamed = new Map<string, string>()
  const kept = optionsOf(field).map((option) => {
    const id = idOfLabel.get(option.label)
    if (id === undefined || released.has(option.id)) return option
    renamed.set(option.id, id)
    return { ...option, id }
  })
  const labels = new Set(kept.map(({ label }) => label))
  const options = [...kept, ...fresh.filter(({ label }) => !labels.has(label))]
  return withDefault(withOptions(field, options), (id) => renamed.get(id) ?? id)
}

function withOptions(field: Field, options: readonly FieldOption[]): Field {
  if (field.kind !== 'single-select' && field.kind !== 'multi-select') return field
  return { ...field, options: [...options] }
}

function withDefault(field: Field, idOf: (id: string) => string): Field {
  if (field.kind === 'single-select' && field.default !== null) {
    return { ...field, default: idOf(field.default) }
  }
  return field.kind === 'multi-select' ? { ...field, default: field.default.map(idOf) } : field
}

function changeFields(schema: FormSchema, change: (field: Field) => Field): FormSchema {
  return { ...schema, fields: schema.fields.map(change) }
}
