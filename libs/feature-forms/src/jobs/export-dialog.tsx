import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useJob, useNet } from '@atrium/core-net'
import { exportResultSchema, type PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { DownloadIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { startExportWrite } from '../data/form-calls'
import type { RecordListModel } from '../list/use-record-list'
import type { Selection } from '../list/use-selection'
import { transferMessages } from '../messages/transfer-messages'
import { JobProgress } from './job-progress'
import styles from './transfer.module.css'

interface ExportDialogProps {
  form: PublishedForm
  model: RecordListModel
  selection: Selection
  onClose: () => void
}

/** Records that can be named one by one. */
const mostIds = 999

/** Which records, which columns, which format; then the job and its file. */
export function ExportDialog({ form, model, selection, onClose }: ExportDialogProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const { state, found, fields, shown, total } = model
  const isNarrowed = Boolean(state.filter) || state.search.trim() !== ''
  const isSelected = !selection.isAll && selection.ids.size > 0 && selection.ids.size <= mostIds
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [scope, setScope] = useState<'selected' | 'matching' | 'all'>(
    isSelected ? 'selected' : 'matching',
  )
  const [columns, setColumns] = useState<'shown' | 'all'>('shown')
  const start = useMutation(startExportWrite)
  const { job, error, cancel, isCancelling } = useJob(start.data)
  const count = formats.number(total?.count ?? 0)
  const begin = () =>
    start.mutate({
      formId: form.id,
      format,
      fields: (columns === 'shown' ? shown : fields).map((field) => field.id),
      sort: [...state.sorts],
      timeZone: found.timeZone,
      ...(scope === 'matching' ? found : {}),
      ...(scope === 'selected' ? { ids: [...selection.ids] } : {}),
    })
  const problem = start.error ?? error
  const isRunning = start.isPending || start.isSuccess
  return (
    <Modal
      open
      title={t('export-title', { name: form.name })}
      onClose={onClose}
      {...(isRunning ? {} : { primary: { label: t('export-now'), onClick: begin } })}
    >
      {problem && <Notice tone="danger" title={errorText(problem)} />}
      {isRunning ? (
        <ExportProgress job={job} onCancel={cancel} isCancelling={isCancelling} />
      ) : (
        <div className={styles['choices']}>
          <FormField label={t('scope')} group>
            <RadioGroup
              direction="column"
              value={scope}
              onChange={setScope}
              options={[
                ...(isSelected
                  ? [
                      {
                        value: 'selected' as const,
                        label: t('scope-selected', { count: formats.number(selection.ids.size) }),
                      },
                    ]
                  : []),
                ...(isNarrowed
                  ? [{ value: 'matching' as const, label: t('scope-matching', { count }) }]
                  : []),
                {
                  value: isNarrowed ? ('all' as const) : ('matching' as const),
                  label: t('scope-all'),
                },
              ]}
            />
          </FormField>
          <FormField label={t('export-columns')} group>
            <RadioGroup
              direction="column"
              value={columns}
              onChange={setColumns}
              options={[
                { value: 'shown', label: t('columns-shown', { count: shown.length }) },
                { value: 'all', label: t('columns-all', { count: fields.length }) },
              ]}
            />
          </FormField>
          <FormField label={t('format')} group>
            <RadioGroup
              direction="column"
              value={format}
              onChange={setFormat}
              options={[
                { value: 'xlsx', label: t('format-xlsx') },
                { value: 'csv', label: t('format-csv') },
              ]}
            />
          </FormField>
        </div>
      )}
    </Modal>
  )
}

interface ExportProgressProps {
  job: ReturnType<typeof useJob>['job']
  isCancelling: boolean
  onCancel: () => void
}

function ExportProgress({ job, isCancelling, onCancel }: ExportProgressProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const net = useNet()
  const errorText = useErrorText()
  const result = exportResultSchema.safeParse(job?.result).data
  if (job?.state === 'failed') {
    return (
      <Notice tone="danger" title={t('export-failed')}>
        {job.error ? errorText({ code: job.error, details: job.errorDetails }) : null}
      </Notice>
    )
  }
  if (job?.state === 'cancelled') return <Notice title={t('export-cancelled')} />
  if (job?.state === 'done' && result) {
    return (
      <div className={styles['choices']}>
        <Notice tone="success" title={t('export-done', { count: formats.number(result.rows) })} />
        <div>
          <Button kind="primary" icon={DownloadIcon} href={net.fileUrl(result.fileId)}>
            {t('download', { name: result.fileName })}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <JobProgress
      job={job}
      title={t('exporting')}
      cancelLabel={t('export-cancel')}
      isCancelling={isCancelling}
      onCancel={onCancel}
    />
  )
}
