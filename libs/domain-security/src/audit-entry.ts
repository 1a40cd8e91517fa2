import { idSchema, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'

export const auditResults = ['done', 'refused'] as const

const personSchema = z.object({ id: z.string(), name: z.string() })

/** A line of the log. `person` is null where nobody did it; times are ISO instants. */
export const auditRowSchema = z.object({
  /** Counts the entries of an enterprise without a gap. */
  seq: z.number().int().min(1),
  at: z.iso.datetime(),
  act: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** As it was called then; null when the act did not tell. */
  entityName: z.string().nullable(),
  person: personSchema.nullable(),
  /** Who did it in the person's name; null when it was the person. */
  agent: personSchema.nullable(),
  /** Whether a program did it, by the person's developer token. */
  byToken: z.boolean(),
  roles: z.array(roleSchema),
  ip: z.string().nullable(),
  result: z.enum(auditResults),
})

export type AuditRow = z.infer<typeof auditRowSchema>

/** An entry with everything that is kept of it. */
export const auditDetailSchema = auditRowSchema.extend({
  sessionId: z.string().nullable(),
  requestId: z.string().nullable(),
  approvedBy: personSchema.nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** What else the act told. */
  more: z.record(z.string(), z.unknown()),
  /** Hexadecimal. */
  hash: z.string(),
})

export type AuditDetail = z.infer<typeof auditDetailSchema>

/** Which entries are meant. */
export const auditFilterSchema = z.object({
  personId: idSchema.optional(),
  /** An act such as `org.change-member`, or an area of them such as `org`. */
  act: z
    .string()
    .regex(/^[a-z][a-z-]{0,40}(\.[a-z][a-z-]{0,60})?$/)
    .optional(),
  entityId: z.string().trim().min(1).max(80).optional(),
  result: z.enum(auditResults).optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
})

export type AuditFilterInput = z.infer<typeof auditFilterSchema>

/** What a check of the chain came to; `seq` is the first entry that is missing, added or changed. */
export const auditVerdictSchema = z.union([
  z.object({ ok: z.literal(true), entries: z.number().int() }),
  z.object({ ok: z.literal(false), seq: z.number().int() }),
])

export type AuditVerdict = z.infer<typeof auditVerdictSchema>

/** What an export of the log came to. */
export const auditExportSchema = z.object({
  file: z.object({ id: idSchema, name: z.string(), size: z.number() }),
  entries: z.number().int(),
  /** SHA-256 of all lines before the last, which holds it and its signature. */
  digest: z.string(),
  /** By which the public key is known. */
  fingerprint: z.string(),
})

export type AuditExport = z.infer<typeof auditExportSchema>

/** A line of what happened to accounts and security in all enterprises. */
export const operationRowSchema = auditRowSchema.omit({ agent: true, byToken: true }).extend({
  entId: z.string(),
  enterprise: z.string(),
})

export type OperationRow = z.infer<typeof operationRowSchema>

/** What of the log an operator sees. */
export const operationAreas = [
  'session',
  'account',
  'security',
  'auth',
  'org',
  'enterprise',
  'tenants',
  'public',
] as const

/** How many days of records an operator sees (section 9). */
export const operationDays = 7
