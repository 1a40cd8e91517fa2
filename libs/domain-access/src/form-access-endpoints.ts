import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { fieldIdSchema, valueSchema } from '@atrium/domain-forms'
import { z } from 'zod'
import { formOperations, recordActs } from './record-act'

const amounts = ['all', 'some', 'none'] as const

/** What whoever asks may do with a form: what a page offers, and what it leaves out. */
export const getFormAccess = defineEndpoint({
  id: 'access.get-form-access',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/access',
  input: z.object({ formId: idSchema }),
  output: z.object({
    create: z.boolean(),
    operations: z.array(z.enum(formOperations)),
    /** On which of the records that are seen. */
    acts: z.record(z.enum(recordActs), z.enum(amounts)),
    /** Fields that are not simply open. `some`: seen in some records. */
    fields: z.record(
      fieldIdSchema,
      z.object({
        see: z.enum(['all', 'some', 'on-request', 'masked', 'no']),
        fill: z.boolean(),
        edit: z.enum(amounts),
      }),
    ),
  }),
})

export type FormAccess = z.infer<(typeof getFormAccess)['output']>

/** The value behind a mask, for who may lift it; each time is kept for the auditors. */
export const revealField = defineEndpoint({
  id: 'access.reveal-field',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/:recordId/reveal',
  input: z.object({ formId: idSchema, recordId: idSchema, fieldId: fieldIdSchema }),
  output: z.object({ value: valueSchema }),
})
