import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { useJob, useNet, write } from '@atrium/core-net'
import type { InputOf, Job } from '@atrium/domain-core'
import {
  type listMembers,
  type MemberColumn,
  memberColumns,
  memberColumnTitle,
  memberExportResultSchema,
  startMemberExport,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { DownloadIcon } from '@atrium/ui/icon'
import { JobProgress } from '@atrium/ui/job-progress'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { Stack } from '@atrium/ui/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import styles from './transfer.module.css'

interface ExportDialogProps {
  /** What the list is narrowed by. */
  readonly asked: Omit<InputOf<typeof listMembers>, 'limit' | 'cursor' | 'offset'>
  /** How many that finds, in words. */
  readonly count: string
  /** Takes these only. */
  readonly ids?: readonly string[]
  readonly onClose: () => void
}

/** Which columns and which format; then the job and its file. */
export function ExportDialog({ asked, count, ids, onClose }: ExportDialogProps) {
  const t = useMessages(transferMessages)
  const errorText = useErrorText()
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [columns, setColumns] = useState<readonly MemberColumn[]>(memberColumns)
  const start = useMutation(write(startMemberExport, { stales: [] }))
  const { job, error, cancel } = useJob(start.data)
  const problem = start.error ?? error
  const isStarted = start.isPending || start.isSuccess
  const begin = () =>
    start.mutate({
      ...asked,
      ...(ids ? { personIds: [...ids] } : {}),
      format,
      columns: memberColumns.filter((column) => columns.includes(column)),
    })
  return (
    <Modal
      open
      title={t('export')}
      onClose={onClose}
      {...(isStarted
        ? {}
        : { primary: { label: t('export'), onClick: begin, disabled: columns.length === 0 } })}
    >
      <Stack gap={4}>
        {problem && <Notice tone="danger" title={errorText(problem)} />}
        {isStarted ? (
          <ExportJob job={job} onCancel={cancel} />
        ) : (
          <>
            <p>{ids ? t('export-chosen', { count }) : t('export-count', { count })}</p>
            <FormField label={t('format')} group>
              <RadioGroup
                value={format}
                onChange={setFormat}
                options={[
                  { value: 'xlsx', label: t('format-xlsx') },
                  { value: 'csv', label: t('format-csv') },
                ]}
              />
            </FormField>
            <Columns chosen={columns} onChange={setColumns} />
          </>
        )}
      </Stack>
    </Modal>
  )
}

interface ColumnsProps {
  readonly chosen: readonly MemberColumn[]
  readonly onChange: (chosen: readonly MemberColumn[]) => void
}

function Columns({ chosen, onChange }: ColumnsProps) {
  const t = useMessages(transferMessages)
  const { locale } = useLocale()
  const isAll = chosen.length === memberColumns.length
  return (
    <FormField label={t('columns')} group>
      <div className={styles['columns']}>
        <Checkbox
          value={isAll}
          partly={!isAll && chosen.length > 0}
          onChange={(on) => onChange(on ? memberColumns : [])}
        >
          {t('all-columns')}
        </Checkbox>
        {memberColumns.map((column) => (
          <Checkbox
            key={column}
            value={chosen.includes(column)}
            onChange={(on) =>
              onChange(on ? [...chosen, column] : chosen.filter((each) => each !== column))
            }
          >
            {memberColumnTitle(column, locale)}
          </Checkbox>
        ))}
      </div>
    </FormField>
  )
}

function ExportJob({ job, onCancel }: { readonly job: Job | null; readonly onCancel: () => void }) {
  const t = useMessages(transferMessages)
  const net = useNet()
  const errorText = useErrorText()
  const result = memberExportResultSchema.safeParse(job?.result).data
  const reason = job?.error ? errorText({ code: job.error, details: job.errorDetails }) : null
  return (
    <JobProgress
      title={t('exporting')}
      state={job?.state ?? 'waiting'}
      done={result?.rows ?? job?.done ?? 0}
      total={result?.rows ?? job?.total ?? null}
      noun={t('exported-noun')}
      onCancel={onCancel}
      {...(reason === null ? {} : { reason })}
      {...(result
        ? {
            result: (
              <Button kind="primary" icon={DownloadIcon} href={net.fileUrl(result.fileId)}>
                {t('download', { name: result.fileName })}
              </Button>
            ),
          }
        : {})}
    />
  )
}
