import { defineEndpoint, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { memberExportShape, memberImportShape } from './member-transfer'

/** Starts the job `org.import-members`; a dry run decides about each row and writes nothing. A row is taken whole, or not at all. */
export const startMemberImport = defineEndpoint({
  id: 'org.start-member-import',
  method: 'POST',
  kind: 'write',
  path: '/org/members/import',
  input: z.object(memberImportShape),
  output: jobSchema,
})

/** Starts the job `org.export-members` over all that the query finds. */
export const startMemberExport = defineEndpoint({
  id: 'org.start-member-export',
  method: 'POST',
  kind: 'write',
  path: '/org/members/export',
  input: z.object(memberExportShape),
  output: jobSchema,
})
