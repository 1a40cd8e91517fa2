import { useErrorText, useMessages } from '@atrium/core-i18n'
import { localeNames } from '@atrium/domain-core'
import { changesLimit, type ProductText } from '@atrium/domain-languages'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { DropZone } from '@atrium/ui/upload'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTextsWrite } from '../data/language-data'
import type { ReadChanges } from '../data/text-exchange'
import { languagesMessages } from '../messages/languages-messages'
import styles from './languages.module.css'

interface ImportDialogProps {
  readonly texts: readonly ProductText[]
  readonly onClose: () => void
}

/** Brings back an exported file: what it would change is said before anything is. */
export function ImportDialog({ texts, onClose }: ImportDialogProps) {
  const t = useMessages(languagesMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [read, setRead] = useState<ReadChanges | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { mutateAsync } = useMutation(changeTextsWrite)
  const saving = useMutation({
    async mutationFn(changes: ReadChanges['changes']) {
      for (let at = 0; at < changes.length; at += changesLimit)
        await mutateAsync({ changes: changes.slice(at, at + changesLimit) })
    },
    onSuccess(_, changes) {
      toast({ text: t('imported-done', { count: changes.length }), tone: 'success' })
      onClose()
    },
  })

  async function take([file]: readonly File[]) {
    if (!file) return
    const [{ readChanges }, csv] = await Promise.all([import('../data/text-exchange'), file.text()])
    const found = readChanges(csv, texts)
    setRead(found)
    setRefused(found ? null : file.name)
  }

  const count = read?.changes.length ?? 0
  return (
    <Modal
      open
      title={t('import-title')}
      onClose={onClose}
      busy={saving.isPending}
      primary={{
        label: t('import-act'),
        disabled: count === 0,
        onClick: () => read && saving.mutate(read.changes),
      }}
    >
      <Stack gap={3}>
        <DropZone
          small
          label={t('import-file')}
          accept=".csv,text/csv"
          onFiles={(files) => void take(files)}
        />
        {refused !== null && (
          <Notice tone="danger">{t('import-unreadable', { name: refused })}</Notice>
        )}
        {read && (
          <Text block>{count > 0 ? t('import-summary', { count }) : t('import-nothing')}</Text>
        )}
        {read && read.leftOut.length > 0 && <LeftOut leftOut={read.leftOut} />}
        {saving.error && <Notice tone="danger">{errorText(saving.error)}</Notice>}
      </Stack>
    </Modal>
  )
}

function LeftOut({ leftOut }: Pick<ReadChanges, 'leftOut'>) {
  const t = useMessages(languagesMessages)
  return (
    <Notice tone="warning" title={t('import-left-out', { count: leftOut.length })}>
      <ul className={styles['left-out']}>
        {leftOut.slice(0, 100).map(({ key, locale }) => (
          <li key={`${locale} ${key}`}>
            <code>{key}</code> {locale ? localeNames[locale] : ''}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
