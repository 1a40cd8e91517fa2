import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { validatorSchema } from './validator'

/** A field's id, made by the designer; unique in its form and never used again for another field. */
export const fieldIdSchema = z.string().regex(/^f_[a-z0-9]{6,16}$/)

export type FieldId = z.infer<typeof fieldIdSchema>

export const optionColors = [
  'grey',
  'blue',
  'cyan',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
] as const

/** A choice of a select; an archived one stays readable and cannot be chosen anew. */
export const optionSchema = z.strictObject({
  id: z.string().regex(/^o_[a-z0-9]{4,16}$/),
  label: z.string().trim().min(1).max(100),
  color: z.enum(optionColors).default('grey'),
  archived: z.boolean().default(false),
})

export type FieldOption = z.infer<typeof optionSchema>

/** Choices of one select, at most. */
export const optionLimit = 500

const common = {
  id: fieldIdSchema,
  label: z.string().trim().max(60),
  help: z.string().trim().max(300).default(''),
  required: z.boolean().default(false),
  /** Columns of 24 that the field takes in its section, on a wide screen. */
  span: z
    .union([z.literal(6), z.literal(8), z.literal(12), z.literal(16), z.literal(24)])
    .default(12),
  validators: z.array(validatorSchema).max(10).default([]),
}
const unique = z.boolean().default(false)
const options = z.array(optionSchema).max(optionLimit).default([])

/** One question of a form. The kind decides the value's shape, see `Value`. */
export const fieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('text'),
    unique,
    default: z.string().max(2000).nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('long-text'),
    default: z.string().max(20_000).nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('number'),
    unique,
    /** Digits shown and kept after the point; null keeps what was typed. */
    decimals: z.number().int().min(0).max(10).nullable().default(null),
    unit: z.string().trim().max(20).default(''),
    default: z.number().nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('currency'),
    unique,
    decimals: z.number().int().min(0).max(4).default(2),
    /** ISO 4217. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('CNY'),
    default: z.number().nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('date'),
    unique,
    /** `today` is the day of the person who fills in the form. */
    default: z
      .union([z.literal('today'), z.iso.date()])
      .nullable()
      .default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('date-time'),
    unique,
    default: z
      .union([z.literal('now'), z.iso.datetime()])
      .nullable()
      .default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('single-select'),
    options,
    default: z.string().nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('multi-select'),
    options,
    default: z.array(z.string()).default([]),
  }),
  z.strictObject({ ...common, kind: z.literal('switch'), default: z.boolean().default(false) }),
  z.strictObject({
    ...common,
    kind: z.literal('person'),
    multiple: z.boolean().default(false),
    /** `me` is the person who fills in the form. */
    default: z.literal('me').nullable().default(null),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('attachment'),
    /** Files a record may hold; at most 5 for each upload (section 5). */
    maxCount: z.number().int().min(1).max(20).default(5),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('relation'),
    /** The form whose records are chosen; empty until the designer picks it. */
    formId: z.union([idSchema, z.literal('')]).default(''),
    multiple: z.boolean().default(false),
  }),
])

export type Field = z.infer<typeof fieldSchema>
export type FieldKind = Field['kind']
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>

export const fieldKinds = [
  'text',
  'long-text',
  'number',
  'currency',
  'date',
  'date-time',
  'single-select',
  'multi-select',
  'switch',
  'person',
  'attachment',
  'relation',
] as const satisfies readonly FieldKind[]

/** A new field of a kind with its defaults. */
export function newField(kind: FieldKind, id: FieldId, label: string): Field {
  return fieldSchema.parse({ kind, id, label })
}

/** Whether two records may be forbidden to hold the same value. */
export function canBeUnique(kind: FieldKind): boolean {
  return ['text', 'number', 'currency', 'date', 'date-time'].includes(kind)
}

/** Whether the field demands that no two records hold the same value. */
export function isUnique(field: Field): boolean {
  return 'unique' in field && field.unique
}

/** The choices of a select; none for other kinds. */
export function optionsOf(field: Field): readonly FieldOption[] {
  return 'options' in field ? field.options : []
}
