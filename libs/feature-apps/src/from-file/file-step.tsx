import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import type { StoredFile } from '@atrium/domain-core'
import { Notice } from '@atrium/ui/notice'
import { Progress } from '@atrium/ui/progress'
import { DropZone } from '@atrium/ui/upload'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { appsMessages } from '../messages/apps-messages'
import styles from './from-file.module.css'

const accepted = ['.xlsx', '.xls', '.csv', '.tsv', '.txt', '.json']

/** Takes the file to make an application from, and sends it. */
export function FileStep({ onSent }: { onSent: (file: StoredFile) => void }) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  const net = useNet()
  const [sent, setSent] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: (file: File) => net.uploadFile(file, { purpose: 'import', onProgress: setSent }),
    onSuccess: onSent,
  })

  function take([file]: File[]) {
    if (!file) return
    const known = accepted.some((extension) => file.name.toLowerCase().endsWith(extension))
    setRefused(known ? null : t('file.refused', { name: file.name }))
    send.reset()
    if (known) send.mutate(file)
  }

  if (send.isPending) {
    return (
      <div className={styles.sending}>
        <span>{t('file.sending', { name: send.variables.name })}</span>
        <Progress label={send.variables.name} value={sent} total={1} />
      </div>
    )
  }
  const error = refused ?? (send.error && errorText(send.error))
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <DropZone
        label={t('file.drop')}
        hint={t('file.drop-hint')}
        accept={accepted.join(',')}
        onFiles={take}
      />
    </>
  )
}
