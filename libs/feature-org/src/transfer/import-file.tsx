import { useErrorText, useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import { read, useNet } from '@atrium/core-net'
import { inspectFile } from '@atrium/domain-forms'
import { memberColumns, memberColumnTitle } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { FileExcelIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Progress } from '@atrium/ui/progress'
import { Select } from '@atrium/ui/select'
import { DropZone } from '@atrium/ui/upload'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import { type ImportPlan, planFor } from './import-plan'
import styles from './transfer.module.css'

interface ImportFileProps {
  readonly plan: ImportPlan | null
  readonly onPlan: (plan: ImportPlan | null) => void
  readonly onNext: () => void
}

interface Going {
  readonly kind: 'uploading' | 'reading'
  readonly name: string
  readonly part: number
}

/** Chooses a file, sends it, and shows what was found in it. */
export function ImportFile({ plan, onPlan, onNext }: ImportFileProps) {
  const t = useMessages(transferMessages)
  const { locale } = useLocale()
  const net = useNet()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [going, setGoing] = useState<Going | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function inspect(name: string, source: { fileId: string; sheet?: string }) {
    setGoing({ kind: 'reading', name, part: 0 })
    onPlan(planFor(source.fileId, await client.fetchQuery(read(inspectFile, source))))
  }
  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setGoing(null)
    }
  }
  const upload = (file: File) =>
    attempt(async () => {
      const { name } = file
      setGoing({ kind: 'uploading', name, part: 0 })
      const onProgress = (part: number) => setGoing({ kind: 'uploading', name, part })
      const stored = await net.uploadFile(file, { purpose: 'import', onProgress })
      await inspect(name, { fileId: stored.id })
    })

  if (going) {
    const label = t(going.kind, { name: going.name })
    return (
      <div className={styles['steps']}>
        <span>{label}</span>
        <Progress label={label} value={going.kind === 'uploading' ? going.part * 100 : null} />
      </div>
    )
  }
  return (
    <>
      {problem !== null && <Notice tone="danger" title={problem} />}
      {plan ? (
        <Found
          plan={plan}
          onSheet={(sheet) =>
            void attempt(() => inspect(plan.file.name, { fileId: plan.fileId, sheet }))
          }
          onReplace={() => onPlan(null)}
          onNext={onNext}
        />
      ) : (
        <>
          <DropZone
            label={t('drop')}
            hint={t('file-kinds')}
            accept=".xlsx,.xls,.csv"
            onFiles={([file]) => file && void upload(file)}
          />
          <p className={styles['muted']}>
            {t('known', {
              names: memberColumns.map((column) => memberColumnTitle(column, locale)).join(' · '),
            })}
          </p>
        </>
      )}
    </>
  )
}

interface FoundProps {
  readonly plan: ImportPlan
  readonly onSheet: (sheet: string) => void
  readonly onReplace: () => void
  readonly onNext: () => void
}

function Found({ plan: { file }, onSheet, onReplace, onNext }: FoundProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const found = {
    rows: formats.number(file.rowCount),
    columns: formats.number(file.columns.length),
  }
  return (
    <>
      <div className={styles['file']}>
        <FileExcelIcon size={20} />
        <strong>{file.name}</strong>
        <span className={styles['muted']}>{t('found', found)}</span>
        <span className={styles['push']} />
        <Button size="small" onClick={onReplace}>
          {t('other-file')}
        </Button>
      </div>
      {file.sheets.length > 1 && (
        <FormField label={t('sheet')}>
          <Select
            value={file.sheet}
            options={file.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => sheet && onSheet(sheet)}
          />
        </FormField>
      )}
      <div className={styles['acts']}>
        <Button kind="primary" disabled={file.rowCount === 0} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  )
}
