import { useErrorText, useMessages } from '@atrium/core-i18n'
import { JobProgress } from '@atrium/ui/job-progress'
import { Notice } from '@atrium/ui/notice'
import { useDesigner } from '../document/designer-context'
import { publishMessages } from '../messages/publish-messages'
import type { FollowedPublication } from './use-publication'

interface PublicationProgressProps {
  publication: FollowedPublication
  /** Leaves it running. */
  onClose: () => void
}

/** How far a publication is that takes longer, and what went wrong with any. */
export function PublicationProgress({ publication, onClose }: PublicationProgressProps) {
  const t = useMessages(publishMessages)
  const errorText = useErrorText()
  const name = useDesigner((state) => state.form.name)
  const { job, error, cancel } = publication
  if (error) return <Notice tone="danger">{errorText(error)}</Notice>
  if (!job || job.state === 'done') return null
  const failure = job.error && errorText({ code: job.error, details: job.errorDetails })
  return (
    <JobProgress
      title={t('under-way', { name })}
      state={job.state}
      done={job.done}
      total={job.total}
      noun={t('rows-walked')}
      onCancel={cancel}
      onBackground={onClose}
      {...(failure ? { reason: failure } : {})}
    />
  )
}
