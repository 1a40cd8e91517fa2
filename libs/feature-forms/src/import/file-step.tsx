import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, useNet } from '@atrium/core-net'
import { type InspectedFile, inspectFile } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { FileExcelIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { NumberInput } from '@atrium/ui/number-input'
import { Progress } from '@atrium/ui/progress'
import { Select } from '@atrium/ui/select'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import { FileDrop } from './file-drop'
import type { ImportPlan } from './import-plan'
import styles from '../jobs/transfer.module.css'

interface FileStepProps {
  plan: ImportPlan | null
  onFile: (fileId: string, file: InspectedFile) => void
  onNext: () => void
}

type Going = { kind: 'uploading'; name: string; part: number } | { kind: 'reading'; name: string }

/** Chooses a file, sends it, and shows what was found in it. */
export function FileStep({ plan, onFile, onNext }: FileStepProps) {
  const t = useMessages(transferMessages)
  const net = useNet()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [going, setGoing] = useState<Going | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReplacing, setReplacing] = useState(false)

  const inspect = async (source: { fileId: string; sheet?: string; headerRow?: number }) => {
    const found = await client.fetchQuery(read(inspectFile, source))
    onFile(source.fileId, found)
    setReplacing(false)
  }
  const attempt = async (work: () => Promise<void>) => {
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
      setGoing({ kind: 'uploading', name: file.name, part: 0 })
      const stored = await net.uploadFile(file, {
        purpose: 'import',
        onProgress: (part) => setGoing({ kind: 'uploading', name: file.name, part }),
      })
      setGoing({ kind: 'reading', name: file.name })
      await inspect({ fileId: stored.id })
    })
  const again = (change: { sheet?: string; headerRow?: number }) => {
    if (!plan) return
    const { file, fileId } = plan
    const source = {
      fileId,
      ...(file.sheet ? { sheet: file.sheet } : {}),
      headerRow: file.headerRow,
      ...change,
    }
    void attempt(async () => {
      setGoing({ kind: 'reading', name: file.name })
      await inspect(source)
    })
  }
  const isShown = plan && !isReplacing && !going
  return (
    <>
      {problem && <Notice tone="danger" title={problem} />}
      {going && (
        <div className={styles['progress']}>
          <span>{t(going.kind, { name: going.name })}</span>
          <Progress
            label={t(going.kind, { name: going.name })}
            value={going.kind === 'uploading' ? going.part * 100 : null}
          />
        </div>
      )}
      {!going && !isShown && (
        <FileDrop
          title={t('choose-file')}
          note={t('file-kinds')}
          accept=".csv,.xlsx,.xls,.json,.txt,.tsv"
          onFile={(file) => void upload(file)}
        />
      )}
      {isShown && (
        <FoundFile
          file={plan.file}
          onAgain={again}
          onReplace={() => setReplacing(true)}
          onNext={onNext}
        />
      )}
    </>
  )
}

interface FoundFileProps {
  file: InspectedFile
  onAgain: (change: { sheet?: string; headerRow?: number }) => void
  onReplace: () => void
  onNext: () => void
}

function FoundFile({ file, onAgain, onReplace, onNext }: FoundFileProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const notes = file.notes.flatMap((code) => {
    if (code === 'header-merged' || code === 'header-blank' || code === 'header-repeated') {
      return [t(code)]
    }
    return []
  })
  return (
    <>
      <div className={styles['file']}>
        <FileExcelIcon size={24} />
        <strong>{file.name}</strong>
        <span className={styles['muted']}>
          {t('found', {
            rows: formats.number(file.rowCount),
            columns: formats.number(file.columns.length),
          })}
        </span>
        <span className={styles['push']} />
        <Button size="small" onClick={onReplace}>
          {t('other-file')}
        </Button>
      </div>
      {notes.map((note) => (
        <Notice key={note} title={note} />
      ))}
      <div className={styles['numbers']}>
        {file.sheets.length > 1 && (
          <div className={styles['picker']}>
            <FormField label={t('sheet')}>
              <Select
                value={file.sheet}
                onChange={(sheet) => sheet && onAgain({ sheet, headerRow: 1 })}
                options={file.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
              />
            </FormField>
          </div>
        )}
        {file.format !== 'json' && (
          <div style={{ width: 140 }}>
            <FormField label={t('header-row')}>
              <NumberInput
                value={file.headerRow}
                min={1}
                max={100}
                precision={0}
                onChange={(row) => row !== null && row >= 1 && onAgain({ headerRow: row })}
              />
            </FormField>
          </div>
        )}
      </div>
      <div className={styles['acts']}>
        <Button kind="primary" disabled={file.columns.length === 0} onClick={onNext}>
          {t('continue')}
        </Button>
      </div>
    </>
  )
}
