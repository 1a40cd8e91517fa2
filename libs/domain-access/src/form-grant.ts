import { idSchema } from '@atrium/domain-core'
import { fieldIdSchema, type FieldId } from '@atrium/domain-forms'
import { z } from 'zod'
import { formOperations, recordActs, type RecordAct } from './record-act'
import { scopeSchema, type Scope } from './scope'

/** How a field is seen, from most to least. `on-request`: as an outline, which may be lifted; each time is logged. */
export const fieldSights = ['yes', 'on-request', 'masked', 'no'] as const

export type FieldSight = (typeof fieldSights)[number]

/** What a role may do with one field. A field that is not named is seen, filled and edited. */
export const fieldRightSchema = z.strictObject({
  see: z.enum(fieldSights),
  /** In a new record. */
  fill: z.boolean(),
  /** In a record that is there. */
  edit: z.boolean(),
})

export type FieldRight = z.infer<typeof fieldRightSchema>

/** What a role grants on one form. */
export const formGrantSchema = z.strictObject({
  formId: idSchema,
  create: z.boolean(),
  scopes: z.record(z.enum(recordActs), z.array(scopeSchema).max(20)),
  fields: z.record(fieldIdSchema, fieldRightSchema),
  operations: z.array(z.enum(formOperations)),
})

export type FormGrant = z.infer<typeof formGrantSchema>

const openRight: FieldRight = { see: 'yes', fill: true, edit: true }
const closedRight: FieldRight = { see: 'no', fill: false, edit: false }

/** What several rights come to together. */
export function bestRight(rights: readonly FieldRight[]): FieldRight {
  return rights.reduce(
    (one, other) => ({
      see: fieldSights[Math.min(sightOf(one), sightOf(other))] ?? 'no',
      fill: one.fill || other.fill,
      edit: one.edit || other.edit,
    }),
    closedRight,
  )
}

/** What both rights allow. */
export function leastRight(one: FieldRight, other: FieldRight): FieldRight {
  return {
    see: fieldSights[Math.max(sightOf(one), sightOf(other))] ?? 'no',
    fill: one.fill && other.fill,
    edit: one.edit && other.edit,
  }
}

function sightOf({ see }: FieldRight): number {
  return fieldSights.indexOf(see)
}

export function rightOn(grant: Pick<FormGrant, 'fields'>, fieldId: FieldId): FieldRight {
  return grant.fields[fieldId] ?? openRight
}

/** The same scopes for each act named, none for the others. */
export function scopesOn(acts: readonly RecordAct[], scopes: readonly Scope[]) {
  return Object.fromEntries(
    recordActs.map((act) => [act, acts.includes(act) ? [...scopes] : []]),
  ) as Record<RecordAct, Scope[]>
}
