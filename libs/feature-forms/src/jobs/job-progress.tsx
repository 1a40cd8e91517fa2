import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Job } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { Progress } from '@atrium/ui/progress'
import { transferMessages } from '../messages/transfer-messages'
import styles from './transfer.module.css'

interface JobProgressProps {
  job: Job | null
  title: string
  cancelLabel: string
  isCancelling: boolean
  onCancel: () => void
}

/** How far a job is, with counts, and how to stop it. */
export function JobProgress({ job, title, cancelLabel, isCancelling, onCancel }: JobProgressProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const done = formats.number(job?.done ?? 0)
  const total = job?.total ?? null
  return (
    <div className={styles['progress']}>
      <div className={styles['progressLine']}>
        <span>{title}</span>
        <span className={styles['muted']}>
          {total === null
            ? t('progress-some', { done })
            : t('progress-count', { done, total: formats.number(total) })}
        </span>
      </div>
      <Progress
        label={title}
        value={total === null ? null : (job?.done ?? 0)}
        {...(total === null ? {} : { total })}
      />
      <div className={styles['acts']}>
        <Button size="small" disabled={job === null} loading={isCancelling} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}
