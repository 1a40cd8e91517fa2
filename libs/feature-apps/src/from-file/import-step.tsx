import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useJob, useNet } from '@atrium/core-net'
import { useNavigate, withQuery } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import { isEnded, type Job } from '@atrium/domain-core'
import { importResultSchema } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { JobProgress } from '@atrium/ui/job-progress'
import { Notice } from '@atrium/ui/notice'
import { flushSync } from 'react-dom'
import { appsMessages } from '../messages/apps-messages'
import type { Made } from './make-from-file'
import styles from './from-file.module.css'

/** The import as it goes on, and how it ended. */
export function ImportStep({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { job: followed, cancel } = useJob(made.job)
  const job = followed ?? made.job
  const app = appViewPath({ module: 'form', appId: made.app.id })

  /** Closes the dialog first: the page stays alive behind the next one. */
  function open() {
    flushSync(onClose)
    navigate(withQuery(app, { item: made.form.id }))
  }

  const reason =
    job.state === 'failed'
      ? errorText({ code: job.error ?? 'internal', details: job.errorDetails })
      : undefined
  return (
    <>
      <JobProgress
        title={t('file.importing', { name: made.form.name })}
        state={job.state}
        done={job.done}
        total={job.total}
        noun={t('file.rows')}
        onCancel={cancel}
        onBackground={onClose}
        {...(reason ? { reason } : {})}
      />
      {isEnded(job) && <Outcome job={job} />}
      <div className={styles.foot}>
        <Button kind={isEnded(job) ? 'primary' : 'default'} onClick={open}>
          {t('file.open')}
        </Button>
      </div>
    </>
  )
}

function Outcome({ job }: { job: Job }) {
  const t = useMessages(appsMessages)
  const formats = useFormats()
  const net = useNet()
  if (job.state === 'cancelled') return <Notice>{t('file.job-cancelled')}</Notice>
  const result = importResultSchema.safeParse(job.result)
  if (!result.success) return null
  const { added, failed, errorFileId } = result.data
  return (
    <>
      <Notice tone="success">{t('file.done', { added: formats.number(added) })}</Notice>
      {failed > 0 && (
        <Notice
          tone="warning"
          action={
            errorFileId && (
              <Button size="small" href={net.fileUrl(errorFileId)}>
                {t('file.download-errors')}
              </Button>
            )
          }
        >
          {t('file.failed-rows', { failed: formats.number(failed) })}
        </Notice>
      )}
    </>
  )
}
