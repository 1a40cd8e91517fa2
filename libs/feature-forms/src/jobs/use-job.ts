import { read, write } from '@atrium/core-net'
import { cancelJob, getJob, isEnded, type Job } from '@atrium/domain-core'
import { useMutation, useQuery } from '@tanstack/react-query'

const cancelJobWrite = write(cancelJob, { stales: [getJob] })

/** A job on its way: how far it is, and how to stop it. The socket tells, asking now and then is the net under it. */
export function useJob(jobId: string | null) {
  const found = useQuery({
    ...read(getJob, { jobId: jobId ?? '' }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : 1000),
  })
  const cancel = useMutation(cancelJobWrite)
  return {
    job: (jobId === null ? null : (found.data ?? null)) as Job | null,
    error: found.error,
    isCancelling: cancel.isPending,
    cancel: () => jobId !== null && cancel.mutate({ jobId }),
  }
}
