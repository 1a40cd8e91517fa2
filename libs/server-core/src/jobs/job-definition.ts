import type { z } from 'zod'
import type { SpaceScope } from '../database/database'

/** Long work of one kind. */
export interface JobDefinition<Input extends z.ZodType = z.ZodType> {
  /** `domain.act`. */
  readonly kind: string
  readonly input: Input
  /** Throws JobFailed, or a named error, for what the person should know; others are logged and told as `internal`. */
  run(input: z.output<Input>, job: RunningJob): Promise<void>
  /** Whether it runs again after its process died; it must then tell from its data where it stopped. */
  readonly resumes?: boolean
  /** How many run at once in one process; 1 unless said. */
  readonly concurrency?: number
}

/** A job under way. */
export interface RunningJob {
  readonly id: string
  /** Whose job it is: pass it to `database.transaction`. */
  readonly scope: SpaceScope
  readonly title: string
  /** 1, or more when it resumes. */
  readonly attempt: number
  /** Aborts when the person cancels or the server stops. */
  readonly signal: AbortSignal
  /** Cheap: written and announced at most four times a second. */
  progress(done: number, total?: number | null): void
  /** Kept as the job's result when it ends well. */
  result(value: unknown): void
}

/** Ends a job with a code that is also the key of its message; `details` fill the message. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
  readonly code: string
  readonly details: unknown
  constructor(code: string, details?: unknown, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.details = details
  }
}

/** Declares a kind of job. */
export function defineJob<Input extends z.ZodType>(
  definition: JobDefinition<Input>,
): JobDefinition {
  return definition as unknown as JobDefinition
}
