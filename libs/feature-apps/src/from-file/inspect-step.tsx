import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import type { StoredFile } from '@atrium/domain-core'
import { inspectFile } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appsMessages } from '../messages/apps-messages'
import { ApplicationFromFile } from './application-from-file'
import type { Made } from './make-from-file'
import type { Source } from './source-picker'
import styles from './from-file.module.css'

interface InspectStepProps {
  file: StoredFile
  onBack: () => void
  onMade: (made: Made) => void
}

/** Reads the head of the file, and lets what was found be corrected. */
export function InspectStep({ file, onBack, onMade }: InspectStepProps) {
  const [source, setSource] = useState<Source>({})
  const [name, setName] = useState(file.name.replace(/\.[^.]*$/, '').slice(0, 40))
  const inspected = useQuery({
    ...read(inspectFile, { fileId: file.id, ...source }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (inspected.error) return <Unreadable error={inspected.error} onBack={onBack} />
  if (!inspected.data) return <Skeleton shape="table" count={8} />
  const table = inspected.data
  return (
    <ApplicationFromFile
      key={`${table.sheet}:${table.headerRow}`}
      file={file}
      table={table}
      name={name}
      onName={setName}
      onSource={setSource}
      onBack={onBack}
      onMade={onMade}
    />
  )
}

function Unreadable({ error, onBack }: { error: Error; onBack: () => void }) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  return (
    <>
      <ErrorState small title={t('file.unreadable')} advice={errorText(error)} />
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('file.other-file')}</Button>
      </div>
    </>
  )
}
