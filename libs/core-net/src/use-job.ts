import { cancelJob, getJob, isEnded, type Endpoint, type Job } from '@atrium/domain-core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallOptions } from './net'
import { makeStale, read, write } from './read-write'

/** How often a job under way is asked for, in milliseconds, should the socket say nothing. */
const askMillis = 1000

const cancelWrite = write(cancelJob, { stales: [getJob] })

interface FollowOptions extends Pick<CallOptions, 'handles'> {
  readonly stales?: readonly Pick<Endpoint, 'id'>[]
}

interface FollowedJob {
  /** Null before it is started. */
  readonly job: Job | null
  readonly error: Error | null
  readonly cancel: () => void
  readonly isCancelling: boolean
}

/** Follows a job from what the call that started it answered; done, it makes what it changed stale. */
export function useJob(
  started: Job | null | undefined,
  { stales = [], handles = [] }: FollowOptions = {},
): FollowedJob {
  const client = useQueryClient()
  const jobId = started?.id ?? ''
  const found = useQuery({
    ...read(getJob, { jobId }, { handles }),
    enabled: jobId !== '',
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : askMillis),
  })
  const cancel = useMutation(cancelWrite)
  const job = started ? (found.data ?? started) : null
  const done = job?.state === 'done' ? job.id : null
  useEffect(() => {
    if (done !== null) void makeStale(client, stales)
    // oxlint-disable-next-line react/exhaustive-deps -- what a job changed is the same for its whole life
  }, [client, done])
  return {
    job,
    error: found.error,
    isCancelling: cancel.isPending,
    cancel: () => jobId !== '' && cancel.mutate({ jobId }),
  }
}
