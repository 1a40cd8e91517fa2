import type { Job } from '@atrium/domain-core'

/** A job as the call that starts it answers it. */
export function waitingJob({ at, ...job }: Pick<Job, 'id' | 'kind' | 'title'> & { at: Date }): Job {
  const nothing = { total: null, result: null, error: null, finishedAt: null }
  return { ...job, state: 'waiting', done: 0, createdAt: at.toISOString(), ...nothing }
}
