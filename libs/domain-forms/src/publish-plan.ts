import { isUnique, optionsOf, type Field, type FieldId, type FieldKind } from './field'
import type { FormSchema } from './form-schema'

/** One change of the form's table. A removed column is kept, so archive and restore lose nothing. */
export type PublishStep =
  | { readonly kind: 'create-table' }
  | { readonly kind: 'add-column'; readonly field: Field }
  | { readonly kind: 'restore-column'; readonly field: Field }
  | { readonly kind: 'archive-column'; readonly field: Field }
  | {
      readonly kind: 'convert-column'
      readonly field: Field
      readonly from: FieldKind
      readonly loss: ConversionLoss
    }
  | { readonly kind: 'add-unique'; readonly field: Field }
  | { readonly kind: 'drop-unique'; readonly field: Field }

/** `none`: every value survives. `some`: rows are checked, and a value that would be lost refuses publication. */
export type ConversionLoss = 'none' | 'some'

export type PublishRejection = { readonly code: 'conversion-impossible'; readonly fieldId: FieldId }

export interface PublishPlan {
  readonly steps: readonly PublishStep[]
  /** What will be published: the draft, with choices that were published before kept as archived. */
  readonly schema: FormSchema
  readonly rejections: readonly PublishRejection[]
}

export interface PublishOptions {
  /** The draft was published before, so the values of that time are kept: no change of kind is impossible. */
  readonly returning?: boolean
}

/**
 * What publishing a draft does to the form's table.
 * @param archived Fields removed earlier whose columns are kept.
 */
export function planPublish(
  published: FormSchema | null,
  draft: FormSchema,
  archived: readonly Field[] = [],
  { returning = false }: PublishOptions = {},
): PublishPlan {
  const before = published?.fields ?? []
  const schema = { ...draft, fields: draft.fields.map((field) => keepChoices(field, before)) }
  const removed = before.filter((field) => !schema.fields.some((next) => next.id === field.id))
  const rejections: PublishRejection[] = []
  const steps: PublishStep[] = published ? [] : [{ kind: 'create-table' }]
  for (const field of removed) {
    if (isUnique(field)) steps.push({ kind: 'drop-unique', field })
    steps.push({ kind: 'archive-column', field })
  }
  for (const field of schema.fields) {
    const previous = before.find((candidate) => candidate.id === field.id)
    const kept = previous ?? archived.find((candidate) => candidate.id === field.id)
    if (!kept) steps.push({ kind: 'add-column', field })
    if (kept && !previous) steps.push({ kind: 'restore-column', field })
    const wasUnique = previous !== undefined && isUnique(previous)
    const converts = kept !== undefined && kept.kind !== field.kind
    if (wasUnique && (converts || !isUnique(field)))
      steps.push({ kind: 'drop-unique', field: previous })
    if (kept && converts) {
      const loss = conversionLoss(kept.kind, field.kind) ?? (returning ? 'some' : null)
      if (loss) steps.push({ kind: 'convert-column', field, from: kept.kind, loss })
      else rejections.push({ code: 'conversion-impossible', fieldId: field.id })
    }
    if (isUnique(field) && (!wasUnique || converts)) steps.push({ kind: 'add-unique', field })
  }
  return { steps, schema, rejections }
}

/** What a change of kind costs, or null where no value could be carried over. */
export function conversionLoss(from: FieldKind, to: FieldKind): ConversionLoss | null {
  const loss = conversions[from][to]
  return loss ?? null
}

const conversions: Record<FieldKind, Partial<Record<FieldKind, ConversionLoss>>> = {
  text: {
    'long-text': 'none',
    number: 'some',
    currency: 'some',
    date: 'some',
    'date-time': 'some',
    'single-select': 'some',
    'multi-select': 'some',
  },
  'long-text': { text: 'some', number: 'some', 'single-select': 'some' },
  number: { text: 'none', 'long-text': 'none', currency: 'some' },
  currency: { text: 'none', 'long-text': 'none', number: 'some' },
  date: { text: 'none', 'long-text': 'none', 'date-time': 'none' },
  'date-time': { text: 'none', 'long-text': 'none', date: 'some' },
  'single-select': { text: 'none', 'long-text': 'none', 'multi-select': 'none' },
  'multi-select': { text: 'none', 'long-text': 'none', 'single-select': 'some' },
  switch: { text: 'none', 'long-text': 'none' },
  person: {},
  attachment: {},
  relation: {},
}

/** A published choice that the draft dropped stays, archived, as long as records may hold it. */
function keepChoices(field: Field, before: readonly Field[]): Field {
  if (field.kind !== 'single-select' && field.kind !== 'multi-select') return field
  const previous = before.find((candidate) => candidate.id === field.id)
  const ids = new Set(field.options.map((option) => option.id))
  const dropped = (previous ? optionsOf(previous) : []).filter((option) => !ids.has(option.id))
  if (dropped.length === 0) return field
  return {
    ...field,
    options: [...field.options, ...dropped.map((option) => ({ ...option, archived: true }))],
  }
}
