import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredFile } from '@atrium/domain-core'
import type { z } from 'zod'
import type { FileStore } from '../files/file-store'
import { defineJob, type JobDefinition, type RunningJob } from './job-definition'

interface TransferWork<Input> {
  readonly input: Input
  readonly job: RunningJob
  /** For files that are gone with the job. */
  readonly folder: string
}

interface Transfer<Schema extends z.ZodType> {
  readonly kind: string
  readonly input: Schema
  /** Answers the job's result. */
  readonly run: (work: TransferWork<z.output<Schema>>) => Promise<unknown>
}

/** A job that moves data in or out of a file; two run at once in a process. */
export function transferJob<Schema extends z.ZodType>(transfer: Transfer<Schema>): JobDefinition {
  return defineJob({
    kind: transfer.kind,
    input: transfer.input,
    concurrency: 2,
    async run(input, job) {
      const folder = await mkdtemp(join(tmpdir(), 'atrium-transfer-'))
      try {
        job.result(await transfer.run({ input, job, folder }))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  })
}

/** Keeps a file that a job made, named after what the job is about. */
export function keepMade(
  files: FileStore,
  { scope, title }: Pick<RunningJob, 'scope' | 'title'>,
  { path, ending }: { readonly path: string; readonly ending: string },
): Promise<StoredFile> {
  const name = `${title.replace(/[\\/]/g, ' ').slice(0, 200)}${ending}`
  return files.put(createReadStream(path), { scope, name, purpose: 'export' })
}
