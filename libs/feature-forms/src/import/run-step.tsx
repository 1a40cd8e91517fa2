import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { importResultSchema, type PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { DownloadIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshRecords } from '../data/form-calls'
import { Counts } from '../jobs/counts'
import { JobProgress } from '../jobs/job-progress'
import { transferMessages } from '../messages/transfer-messages'
import type { ImportPlan } from './import-plan'
import { useImportJob } from './use-import-job'
import styles from '../jobs/transfer.module.css'

interface RunStepProps {
  form: PublishedForm
  plan: ImportPlan
  onBackground: () => void
  onDone: () => void
  onMore: () => void
}

/** The import itself: how far it is, and what it brought. */
export function RunStep({ form, plan, onBackground, onDone, onMore }: RunStepProps) {
  const t = useMessages(transferMessages)
  const errorText = useErrorText()
  const net = useNet()
  const client = useQueryClient()
  const { job, problem, cancel, isCancelling } = useImportJob(form.id, plan, false)
  const result = importResultSchema.safeParse(job?.result).data
  const isDone = job?.state === 'done'
  useEffect(() => {
    if (isDone) void refreshRecords(client)
  }, [isDone, client])
  const isOver = problem !== null || job?.state === 'failed' || job?.state === 'cancelled'
  return (
    <>
      {problem !== null && <Notice tone="danger" title={errorText(problem)} />}
      {job?.state === 'failed' && (
        <Notice tone="danger" title={t('failed')}>
          {job.error ? errorText({ code: job.error, details: job.errorDetails }) : null}
        </Notice>
      )}
      {job?.state === 'cancelled' && <Notice tone="warning" title={t('cancelled')} />}
      {!isDone && !isOver && (
        <>
          <JobProgress
            job={job}
            title={t('importing')}
            cancelLabel={t('cancel')}
            isCancelling={isCancelling}
            onCancel={cancel}
          />
          <div className={styles['acts']}>
            <Button onClick={onBackground}>{t('background')}</Button>
          </div>
        </>
      )}
      {isDone && result && (
        <>
          <Notice tone={result.failed > 0 ? 'warning' : 'success'} title={t('done')} />
          <Counts
            counts={[
              { label: t('added'), value: result.added },
              { label: t('updated'), value: result.updated },
              { label: t('skipped'), value: result.failed, isBad: result.failed > 0 },
            ]}
          />
        </>
      )}
      {(isDone || isOver) && (
        <div className={styles['acts']}>
          <Button kind="primary" onClick={onDone}>
            {t('see-records')}
          </Button>
          <Button onClick={onMore}>{t('import-more')}</Button>
          {result?.errorFileId && (
            <Button kind="quiet" icon={DownloadIcon} href={net.fileUrl(result.errorFileId)}>
              {t('download-errors')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
