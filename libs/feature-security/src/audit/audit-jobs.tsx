import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useJob, useNet } from '@atrium/core-net'
import type { Job } from '@atrium/domain-core'
import { auditExportSchema, auditVerdictSchema, listAudit } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { DownloadIcon } from '@atrium/ui/icon'
import { JobProgress } from '@atrium/ui/job-progress'
import { Notice } from '@atrium/ui/notice'
import { auditMessages } from '../messages/audit-messages'
import styles from './audit.module.css'

interface StartedJob {
  readonly started: Job
  readonly onClose: () => void
}

/** How far the check is, and what it came to. */
export function CheckProgress({ started, onClose }: StartedJob) {
  const t = useMessages(auditMessages)
  const formats = useFormats()
  const { job, cancel } = useJob(started, { stales: [listAudit] })
  const verdict = auditVerdictSchema.safeParse(job?.result).data
  if (job?.state === 'done' && verdict) {
    return verdict.ok ? (
      <Notice tone="success" title={t('verdict-whole')} onClose={onClose}>
        {t('whole', { count: formats.number(verdict.entries) })}
      </Notice>
    ) : (
      <Notice tone="danger" title={t('verdict-broken')} onClose={onClose}>
        {t('broken', { seq: formats.number(verdict.seq) })}
      </Notice>
    )
  }
  return <Progress title={t('checking')} job={job ?? started} onCancel={cancel} />
}

/** How far the export is, and the file it made. */
export function ExportProgress({ started, onClose }: StartedJob) {
  const t = useMessages(auditMessages)
  const formats = useFormats()
  const net = useNet()
  const { job, cancel } = useJob(started, { stales: [listAudit] })
  const made = auditExportSchema.safeParse(job?.result).data
  if (job?.state === 'done' && made) {
    const { file, entries, fingerprint, digest } = made
    return (
      <Notice
        tone="success"
        title={t('exported', { count: formats.number(entries) })}
        action={
          <Button icon={DownloadIcon} href={net.fileUrl(file.id)}>
            {t('download')}
          </Button>
        }
        onClose={onClose}
      >
        {t('signed', { fingerprint })}
        <br />
        {t('digest')} <code className={styles['hash']}>{digest}</code>
      </Notice>
    )
  }
  return <Progress title={t('exporting')} job={job ?? started} onCancel={cancel} />
}

function Progress(props: {
  readonly title: string
  readonly job: Job
  readonly onCancel: () => void
}) {
  const { title, job, onCancel } = props
  const t = useMessages(auditMessages)
  const errorText = useErrorText()
  return (
    <JobProgress
      title={title}
      state={job.state}
      done={job.done}
      total={job.total}
      noun={t('entries')}
      onCancel={onCancel}
      {...(job.error === null ? {} : { reason: errorText({ code: job.error }) })}
    />
  )
}
