import { filterSchema, idSchema, sortSchema } from '@atrium/domain-core'
import { z } from 'zod'
import type { FieldKind } from './field'
import { valuesSchema } from './value'

/** One filled-in form. Times are ISO instants. */
export const recordSchema = z.object({
  id: idSchema,
  values: valuesSchema,
  createdAt: z.iso.datetime(),
  createdBy: idSchema,
  updatedAt: z.iso.datetime(),
  updatedBy: idSchema,
  /** Who wrote it for `createdBy`, acting as their agent. */
  createdAgent: idSchema.optional(),
  /** Who made the latest change for `updatedBy`. */
  updatedAgent: idSchema.optional(),
  /** Counts changes; an update names the version it started from. */
  version: z.number().int().min(1),
  deletedAt: z.iso.datetime().nullable().optional(),
  /** Whom it belongs to: its creator, until it is handed over. */
  ownerId: idSchema.optional(),
  /** The owner's main department when it came to them. */
  departmentId: idSchema.nullable().optional(),
})

export type FormRecord = z.infer<typeof recordSchema>

/** Names behind the ids that records hold, so that a list needs no further call. */
export const refsSchema = z.object({
  people: z.record(z.string(), z.string()),
  records: z.record(z.string(), z.string()),
})

export type Refs = z.infer<typeof refsSchema>

/** What the system keeps of every record; listed, filtered and sorted like fields. */
export const systemFields = {
  created_at: 'date-time',
  created_by: 'person',
  updated_at: 'date-time',
  updated_by: 'person',
} as const satisfies Record<string, FieldKind>

export type SystemFieldId = keyof typeof systemFields

/** Sort keys a list takes, at most. */
export const sortLimit = 5

/** Which records, in which order; days are those of `timeZone` (IANA). */
export const recordQueryShape = {
  filter: filterSchema.optional(),
  /** Looks into every text field; at least one character. */
  search: z.string().trim().max(100).optional(),
  sort: z.array(sortSchema).max(sortLimit).default([]),
  timeZone: z.string().max(60).default('Asia/Shanghai'),
}

/** Records meant by a bulk act: named ones, or all that a query finds. */
export const recordSelectionSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(999) }),
  z.strictObject({
    filter: filterSchema.optional(),
    search: z.string().trim().max(100).optional(),
    timeZone: z.string().max(60).default('Asia/Shanghai'),
    /** How many the person was told; another number is refused so that nothing unseen is touched. */
    expected: z.number().int().min(0),
  }),
])

export type RecordSelection = z.infer<typeof recordSelectionSchema>
