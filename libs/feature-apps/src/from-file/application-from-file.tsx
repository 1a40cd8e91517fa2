import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { StoredFile } from '@atrium/domain-core'
import type { InspectedFile } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { chooseColumns, wrongLabels, type ColumnChoice } from '../data/column-fields'
import { appsMessages } from '../messages/apps-messages'
import { ColumnsStep } from './columns-step'
import { useMakeFromFile, type Made } from './make-from-file'
import { SourcePicker, type Source } from './source-picker'
import styles from './from-file.module.css'

interface ApplicationFromFileProps {
  file: StoredFile
  table: InspectedFile
  name: string
  onName: (name: string) => void
  onSource: (source: Source) => void
  onBack: () => void
  onMade: (made: Made) => void
}

/** Name, columns, and a summary of what will be made. */
export function ApplicationFromFile(props: ApplicationFromFileProps) {
  const { file, table, name, onName, onSource, onBack, onMade } = props
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  const [choices, setChoices] = useState<ColumnChoice[]>(() => chooseColumns(table.columns))
  const make = useMakeFromFile(onMade)
  const included = choices.filter((each) => each.included).length
  const wrong = wrongLabels(choices).size > 0
  const ready = name.trim() !== '' && !wrong && included > 0
  return (
    <>
      <div className={styles.bar}>
        <FormField label={t('name')} required>
          <TextInput value={name} maxLength={40} onChange={onName} />
        </FormField>
        <SourcePicker table={table} onChange={onSource} />
      </div>
      {table.notes.map((note) => (
        <Notice key={note}>
          {note === 'header-blank' ? t('file.note-header-blank') : t('file.note-header-repeated')}
        </Notice>
      ))}
      <ColumnsStep file={table} choices={choices} onChange={setChoices} />
      {make.error && <Notice tone="danger">{errorText(make.error)}</Notice>}
      <div className={styles.foot}>
        <Summary fields={included} rows={table.rowCount} />
        <Button disabled={make.isPending} onClick={onBack}>
          {t('file.other-file')}
        </Button>
        <Button
          kind="primary"
          disabled={!ready}
          loading={make.isPending}
          onClick={() => make.mutate({ name: name.trim(), fileId: file.id, table, choices })}
        >
          {t('file.create')}
        </Button>
      </div>
    </>
  )
}

function Summary({ fields, rows }: { fields: number; rows: number }) {
  const t = useMessages(appsMessages)
  const formats = useFormats()
  const counts = { fields: formats.number(fields), rows: formats.number(rows) }
  return (
    <output className={styles.summary}>
      {fields === 0 ? t('file.none-included') : t('file.summary', counts)}
    </output>
  )
}
