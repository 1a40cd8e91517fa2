import { idSchema, type Job } from '@atrium/domain-core'
import { z } from 'zod'

/** How many days an export stays in its person's history (section 9). */
export const exportHistoryDays = 3

const exportStates = ['preparing', 'prepared', 'failed'] as const

type ExportState = (typeof exportStates)[number]

/** The latest export of an application, as whoever asked for it sees it. */
export const exportRecordSchema = z.object({
  /** Of the job that makes it. */
  id: idSchema,
  at: z.iso.datetime(),
  /** The part of the product that the data is of. */
  system: z.enum(['forms']),
  /** Null when it is deleted. */
  application: z.object({ id: idSchema, name: z.string() }).nullable(),
  formName: z.string(),
  state: z.enum(exportStates),
  /** Records done; `total` is null while unknown. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Null until it is made. */
  fileName: z.string().nullable(),
  /** Null when there is no such file any more. */
  fileId: idSchema.nullable(),
  /** Why it failed, with what fills the message. */
  error: z.string().nullable(),
  errorDetails: z.unknown().optional(),
})

export type ExportRecord = z.infer<typeof exportRecordSchema>

/** How a job looks in the history; null for one that was cancelled, which leaves nothing to tell. */
export function exportStateOf(state: Job['state']): ExportState | null {
  switch (state) {
    case 'waiting':
    case 'running':
      return 'preparing'
    case 'done':
      return 'prepared'
    case 'failed':
      return 'failed'
    case 'cancelled':
      return null
  }
}
