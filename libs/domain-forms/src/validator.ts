import { z } from 'zod'

/** Ready-made formats of text (section 5). */
export const textFormats = [
  'email',
  'phone',
  'id-number',
  'number',
  'postal-code',
  'credit-code',
  'url',
] as const

export type TextFormat = (typeof textFormats)[number]

/** A demand on a field's value beyond required and unique; an empty value meets every validator. */
export const validatorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('format'), format: z.enum(textFormats) }),
  /** Characters of a text, or items of a list. */
  z.strictObject({
    kind: z.literal('length'),
    min: z.number().int().min(0).max(20_000).nullable(),
    max: z.number().int().min(1).max(20_000).nullable(),
  }),
  /** Of numbers; both ends belong to it. */
  z.strictObject({
    kind: z.literal('range'),
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
  /** Of dates, `YYYY-MM-DD`; both ends belong to it. */
  z.strictObject({
    kind: z.literal('date-range'),
    min: z.iso.date().nullable(),
    max: z.iso.date().nullable(),
  }),
  z.strictObject({ kind: z.literal('decimals'), max: z.number().int().min(0).max(10) }),
  /** Against another field of the record, of the same kind; met while either is empty. */
  z.strictObject({
    kind: z.literal('compare'),
    comparison: z.enum(['eq', 'ne', 'gt', 'gte', 'lt', 'lte']),
    field: z.string().max(64),
  }),
])

export type Validator = z.infer<typeof validatorSchema>
export type ValidatorKind = Validator['kind']

/** Which validators a kind of field offers. */
export const validatorKinds = {
  text: ['format', 'length', 'compare'],
  'long-text': ['length'],
  number: ['range', 'decimals', 'compare'],
  currency: ['range', 'compare'],
  date: ['date-range', 'compare'],
  'date-time': ['date-range', 'compare'],
  'single-select': [],
  'multi-select': ['length'],
  switch: [],
  person: ['length'],
  attachment: ['length'],
  relation: ['length'],
} as const satisfies Record<string, readonly ValidatorKind[]>
