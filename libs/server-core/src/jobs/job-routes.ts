import { cancelJob, getJob, idSchema, isEnded, listJobs } from '@atrium/domain-core'
import type { Caller } from '../caller'
import type { Database, Tx } from '../database/database'
import { InvalidInput, NotFound } from '../errors'
import { implement, type Route } from '../http/implement'
import { countOwnJobs, selectOwnJob, selectOwnJobs, toJob, type JobRow } from './job-store'
import type { Jobs } from './jobs'

/** A person's own jobs in the space. */
export function jobRoutes({ database, jobs }: { database: Database; jobs: Jobs }): Route[] {
  return [
    implement(listJobs, {
      permission: 'signed-in',
      async handle({ kind = null, cursor, offset = 0, limit }, { caller }) {
        const { entId, personId } = caller
        const before = cursor === undefined ? null : readCursor(cursor)
        return database.read(caller, async (tx) => {
          const asked = { entId, personId, kind, before, offset, limit: limit + 1 }
          const found = await selectOwnJobs(tx, asked)
          const rows = found.slice(0, limit).map(toJob)
          const last = found.length > limit ? rows.at(-1)?.id : undefined
          const total = { count: await countOwnJobs(tx, asked), exact: true }
          return { rows, total, cut: false, ...(last ? { nextCursor: last } : {}) }
        })
      },
    }),
    implement(getJob, {
      permission: 'signed-in',
      handle: ({ jobId }, { caller }) =>
        database.read(caller, async (tx) => toJob(await findOwn(tx, caller, jobId))),
    }),
    implement(cancelJob, {
      permission: 'signed-in',
      handle: ({ jobId }, { caller }) =>
        database.transaction(caller, async (tx) => {
          const job = toJob(await findOwn(tx, caller, jobId))
          if (isEnded(job)) return job
          await jobs.cancel(tx, await findOwn(tx, caller, jobId))
          return toJob(await findOwn(tx, caller, jobId))
        }),
    }),
  ]
}

async function findOwn(tx: Tx, caller: Caller, jobId: string): Promise<JobRow> {
  const row = await selectOwnJob(tx, { id: jobId, personId: caller.personId })
  if (!row) throw new NotFound('not-found')
  return row
}

function readCursor(cursor: string): string {
  const parsed = idSchema.safeParse(cursor)
  if (!parsed.success) throw new InvalidInput([{ path: ['cursor'], code: 'invalid-format' }])
  return parsed.data
}
