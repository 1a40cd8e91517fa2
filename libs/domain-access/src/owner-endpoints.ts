import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { recordSelectionSchema } from '@atrium/domain-forms'
import { z } from 'zod'

/** Gives records to another active member and to their main department; refused whole when one of them may not be. */
export const handOverRecords = defineEndpoint({
  id: 'access.hand-over-records',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/hand-over',
  input: z.object({ formId: idSchema, selection: recordSelectionSchema, toPersonId: idSchema }),
  output: z.object({ count: z.number().int() }),
})
