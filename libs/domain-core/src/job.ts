import { z } from 'zod'
import { defineEndpoint } from './endpoint'
import { idSchema } from './id'
import { listedSchema, pageShape } from './list'

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Long work a person started: import, export, recompute. Times are ISO instants. */
export const jobSchema = z.object({
  id: idSchema,
  /** `domain.act`, such as `forms.import`. */
  kind: z.string(),
  /** What the person sees: usually the thing's name. */
  title: z.string(),
  state: z.enum(jobStates),
  /** Steps done; `total` is null while unknown. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** As the job's kind defines; present when done. */
  result: z.unknown().nullable(),
  /** Error code when failed. */
  error: z.string().nullable(),
  /** What fills the error's message, as the details of a refused call do. */
  errorDetails: z.unknown().optional(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})

export type Job = z.infer<typeof jobSchema>

/** True when nothing more will happen to the job. */
export function isEnded(job: Pick<Job, 'state'>): boolean {
  return job.state === 'done' || job.state === 'failed' || job.state === 'cancelled'
}

export const listJobs = defineEndpoint({
  id: 'jobs.list-jobs',
  method: 'GET',
  kind: 'read',
  path: '/jobs',
  input: z.object({ kind: z.string().max(80).optional(), ...pageShape }),
  output: listedSchema(jobSchema),
})

export const getJob = defineEndpoint({
  id: 'jobs.get-job',
  method: 'GET',
  kind: 'read',
  path: '/jobs/:jobId',
  input: z.object({ jobId: idSchema }),
  output: jobSchema,
})

export const cancelJob = defineEndpoint({
  id: 'jobs.cancel-job',
  method: 'POST',
  kind: 'write',
  path: '/jobs/:jobId/cancel',
  input: z.object({ jobId: idSchema }),
  output: jobSchema,
})
