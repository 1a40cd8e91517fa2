import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { ShareIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shareRecordsWrite } from '../data/form-calls'
import { shareMessages } from '../messages/share-messages'
import { blankShare, type ShareDraft, ShareFields } from './share-fields'
import styles from './share.module.css'

interface ShareFormProps {
  form: PublishedForm
  recordIds: readonly string[]
  onDone?: () => void
}

/** Shares records with whom is chosen. */
export function ShareForm({ form, recordIds, onDone }: ShareFormProps) {
  const t = useMessages(shareMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const share = useMutation(shareRecordsWrite)
  const [draft, setDraft] = useState<ShareDraft>(blankShare)
  const [tried, setTried] = useState(false)
  const isNobody = draft.subjects.length === 0
  const submit = () => {
    setTried(true)
    if (isNobody) return
    const { level, until, note } = draft
    const subjects = draft.subjects.map(({ subject }) => subject)
    const onSuccess = ({ count }: { count: number }) => {
      toast({ text: t('shared', { count: formats.number(count) }) })
      setDraft(blankShare)
      setTried(false)
      onDone?.()
    }
    share.mutate(
      { formId: form.id, recordIds: [...recordIds], subjects, level, until, note: note.trim() },
      { onSuccess },
    )
  }
  return (
    <form
      className={styles['form']}
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ShareFields
        draft={draft}
        error={tried && isNobody ? t('with-required') : undefined}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {share.isError && <Notice tone="danger" title={errorText(share.error)} />}
      <div>
        <Button kind="primary" type="submit" icon={ShareIcon} loading={share.isPending}>
          {t('share')}
        </Button>
      </div>
    </form>
  )
}
