import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { Job } from '@atrium/domain-core'
import { JobProgress } from '@atrium/ui/job-progress'
import { departureMessages } from '../messages/departure-messages'

interface DepartureProgressProps {
  readonly title: string
  readonly job: Job | null
  readonly cancel: () => void
}

/** How far the hand-over is, or why it ended. */
export function DepartureProgress({ title, job, cancel }: DepartureProgressProps) {
  const t = useMessages(departureMessages)
  const errorText = useErrorText()
  return (
    <JobProgress
      title={title}
      state={job?.state ?? 'waiting'}
      done={job?.done ?? 0}
      total={job?.total || null}
      noun={t('noun')}
      onCancel={cancel}
      {...(job?.error ? { reason: errorText({ code: job.error, details: job.errorDetails }) } : {})}
    />
  )
}
