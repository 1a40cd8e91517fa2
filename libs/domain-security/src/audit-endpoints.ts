import { defineEndpoint, jobSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import {
  auditDetailSchema,
  auditFilterSchema,
  auditResults,
  auditRowSchema,
  operationAreas,
  operationRowSchema,
} from './audit-entry'

/** The newest first; counted exactly up to 1,000. */
export const listAudit = defineEndpoint({
  id: 'security.list-audit',
  method: 'POST',
  kind: 'read',
  path: '/security/audit/list',
  input: auditFilterSchema.extend(pageShape),
  output: listedSchema(auditRowSchema),
})

export const getAuditEntry = defineEndpoint({
  id: 'security.get-audit-entry',
  method: 'GET',
  kind: 'read',
  path: '/security/audit/entries/:seq',
  input: z.object({ seq: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: auditDetailSchema,
})

/** Starts a job that walks the whole chain; its result is an `auditVerdictSchema`. */
export const checkAudit = defineEndpoint({
  id: 'security.check-audit',
  method: 'POST',
  kind: 'write',
  path: '/security/audit/check',
  input: z.object({}),
  output: jobSchema,
})

/** Starts a job that writes entries into a signed file; its result is an `auditExportSchema`. */
export const exportAudit = defineEndpoint({
  id: 'security.export-audit',
  method: 'POST',
  kind: 'write',
  path: '/security/audit/export',
  input: auditFilterSchema,
  output: jobSchema,
})

/** What concerns accounts and security, in all enterprises, of the last seven days; the newest first. */
export const listOperations = defineEndpoint({
  id: 'security.list-operations',
  method: 'POST',
  kind: 'read',
  path: '/security/operations/list',
  input: z.object({
    area: z.enum(operationAreas).optional(),
    result: z.enum(auditResults).optional(),
    /** A login id, or the id of an enterprise. */
    search: z.string().trim().max(60).default(''),
    ...pageShape,
  }),
  output: listedSchema(operationRowSchema),
})
