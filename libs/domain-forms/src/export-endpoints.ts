import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { exportRecordSchema } from './export-record'

/** One's own exports of the last three days, the newest of each application, newest first. */
export const listExports = defineEndpoint({
  id: 'forms.list-exports',
  method: 'GET',
  kind: 'read',
  path: '/exports',
  input: z.object({}),
  output: z.object({ rows: z.array(exportRecordSchema), cut: z.boolean() }),
})

/** Removes it with its file, and the older ones of the application that it stood before. */
export const deleteExport = defineEndpoint({
  id: 'forms.delete-export',
  method: 'DELETE',
  kind: 'write',
  path: '/exports/:exportId',
  input: z.object({ exportId: idSchema }),
  output: z.object({}),
})
