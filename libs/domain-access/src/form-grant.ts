import { idSchema } from '@atrium/domain-core'
import { fieldIdSchema, type FieldId } from '@atrium/domain-forms'
import { z } from 'zod'
import { formOperations, recordActs, type RecordAct } from './record-act'
import { scopeSchema, type Scope } from './scope'

/** What a role may do with one field. A field that is not named is seen, filled and edited. */
export const fieldRightSchema = z.strictObject({
  see: z.enum(['yes', 'masked', 'no']),
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

export function rightOn(grant: FormGrant, fieldId: FieldId): FieldRight {
  return grant.fields[fieldId] ?? openRight
}

/** The same scopes for each act named, none for the others. */
export function scopesOn(acts: readonly RecordAct[], scopes: readonly Scope[]) {
  return Object.fromEntries(
    recordActs.map((act) => [act, acts.includes(act) ? [...scopes] : []]),
  ) as Record<RecordAct, Scope[]>
}
