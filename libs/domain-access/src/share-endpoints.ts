import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { recordShareSchema, shareDraftShape } from './record-share'

const recordShape = { formId: idSchema, recordId: idSchema }

/** Shares each of the records with each of the subjects; one shared with them already is shared anew. Refused whole. */
export const shareRecords = defineEndpoint({
  id: 'access.share-records',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/share',
  input: z.object({
    formId: idSchema,
    recordIds: z.array(idSchema).min(1).max(200),
    ...shareDraftShape,
  }),
  output: z.object({ count: z.number().int() }),
})

/** With whom a record is shared, the latest first; those that have ended are left out. At most 200. */
export const listRecordShares = defineEndpoint({
  id: 'access.list-record-shares',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/records/:recordId/shares',
  input: z.object(recordShape),
  output: z.object({ rows: z.array(recordShareSchema), cut: z.boolean() }),
})

export const revokeRecordShare = defineEndpoint({
  id: 'access.revoke-record-share',
  method: 'DELETE',
  kind: 'write',
  path: '/forms/:formId/records/:recordId/shares/:shareId',
  input: z.object({ ...recordShape, shareId: idSchema }),
  output: z.object({}),
})
