import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { type ImportResult, importResultSchema, type PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { DownloadIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Counts } from '../jobs/counts'
import { JobProgress } from '../jobs/job-progress'
import { transferMessages } from '../messages/transfer-messages'
import type { ImportPlan } from './import-plan'
import { RowErrors } from './row-errors'
import { useImportJob } from './use-import-job'
import styles from '../jobs/transfer.module.css'

interface CheckStepProps {
  form: PublishedForm
  plan: ImportPlan
  onBack: () => void
  onNext: () => void
}

/** Does everything but write, and says what would happen. */
export function CheckStep({ form, plan, onBack, onNext }: CheckStepProps) {
  const t = useMessages(transferMessages)
  const errorText = useErrorText()
  const { job, problem, cancel, isCancelling } = useImportJob(form.id, plan, true)
  const result = importResultSchema.safeParse(job?.result).data
  const isOver = problem !== null || job?.state === 'failed' || job?.state === 'cancelled'
  return (
    <>
      {problem !== null && <Notice tone="danger" title={errorText(problem)} />}
      {job?.state === 'failed' && (
        <Notice tone="danger" title={t('failed')}>
          {job.error ? errorText({ code: job.error, details: job.errorDetails }) : null}
        </Notice>
      )}
      {job?.state === 'cancelled' && <Notice title={t('cancelled')} />}
      {!result && !isOver && (
        <JobProgress
          job={job}
          title={t('checking')}
          cancelLabel={t('cancel')}
          isCancelling={isCancelling}
          onCancel={cancel}
        />
      )}
      {result && <Checked form={form} result={result} />}
      <div className={styles['acts']}>
        {result && <Go result={result} onNext={onNext} />}
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}

function Checked({ form, result }: { form: PublishedForm; result: ImportResult }) {
  const t = useMessages(transferMessages)
  const net = useNet()
  return (
    <>
      <Counts
        counts={[
          { label: t('would-add'), value: result.added },
          { label: t('would-update'), value: result.updated },
          { label: t('would-fail'), value: result.failed, isBad: result.failed > 0 },
        ]}
      />
      {result.failed === 0 && <Notice tone="success" title={t('all-good')} />}
      {result.errors.length > 0 && <RowErrors form={form} errors={result.errors} />}
      {result.errorFileId && (
        <div>
          <Button icon={DownloadIcon} href={net.fileUrl(result.errorFileId)}>
            {t('download-errors')}
          </Button>
        </div>
      )}
    </>
  )
}

function Go({ result, onNext }: { result: ImportResult; onNext: () => void }) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const count = result.added + result.updated
  if (count === 0) return <Notice tone="warning" title={t('nothing-to-import')} />
  return (
    <Button kind="primary" onClick={onNext}>
      {t('import-now', { count: formats.number(count) })}
    </Button>
  )
}
