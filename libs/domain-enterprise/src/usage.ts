import { idSchema, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'

const count = z.number().int().min(0)

/** What one application keeps. */
const appUsageSchema = z.object({
  appId: idSchema,
  name: z.string(),
  forms: count,
  /** Counted by the database now and then; close, not exact. */
  records: count,
  /** Bytes of its tables and their indexes. */
  bytes: count,
})

export type AppUsage = z.infer<typeof appUsageSchema>

/** A long work that somebody started in the space. */
const usageJobSchema = jobSchema
  .pick({ id: true, kind: true, title: true, state: true, createdAt: true, finishedAt: true })
  .extend({ person: z.string() })

/** What an enterprise uses and keeps. */
export const usageSchema = z.object({
  people: z.object({ active: count, suspended: count, left: count }),
  departments: count,
  applications: count,
  forms: count,
  records: count,
  /** Of records, by the tables they lie in. */
  recordBytes: count,
  files: z.object({ count, bytes: count }),
  /** By what they are kept for, the largest first. */
  filesByPurpose: z.array(z.object({ purpose: z.string(), count, bytes: count })),
  /** The largest first; at most 200. */
  apps: z.array(appUsageSchema),
  bin: z.object({ applications: count, forms: count }),
  recycleDays: z.number().int().min(1),
  /** The latest imports, exports and downloads; at most 20. */
  jobs: z.array(usageJobSchema),
})

export type Usage = z.infer<typeof usageSchema>

/** How long what was deleted can be restored, in days. */
export const recycleDaysSchema = z.number().int().min(1).max(3650)
