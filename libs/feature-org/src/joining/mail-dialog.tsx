import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import type { OutputOf } from '@atrium/domain-core'
import { inviteByMail, listMailInvitations } from '@atrium/domain-org'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { blankPlace, PlaceOfJoining } from './place-of-joining'
import type { JoiningPanelProps } from './requests-panel'
import styles from './joining.module.css'

export interface MailDialogProps extends JoiningPanelProps {
  readonly onClose: () => void
}

const most = 100

/** Mails a link to several addresses; what was wrong with some stays to be mended. */
export function MailDialog({ departments, onClose }: MailDialogProps) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(blankPlace)
  const [tried, setTried] = useState(false)
  const [wrong, setWrong] = useState<OutputOf<typeof inviteByMail>['wrong']>([])
  const sending = useMutation(write(inviteByMail, { stales: [listMailInvitations] }))
  const emails = text.split(/[\s,;，；、]+/).filter(Boolean)

  function submit() {
    setTried(true)
    if (emails.length === 0 || emails.length > most) return
    sending.mutate({ emails, ...place }, { onSuccess: done })
  }

  function done({ sent, wrong: left }: OutputOf<typeof inviteByMail>) {
    if (sent > 0) toast({ text: t('sent', { count: formats.number(sent) }) })
    if (left.length === 0) return onClose()
    setWrong(left)
    setText(left.map(({ email }) => email).join('\n'))
  }

  function emailsError() {
    if (!tried) return undefined
    if (emails.length === 0) return t('emails-missing')
    return emails.length > most ? t('emails-too-many') : undefined
  }

  return (
    <Modal
      open
      title={t('invite-mails')}
      busy={sending.isPending}
      onClose={onClose}
      primary={{ label: t('send'), onClick: submit }}
    >
      <FormLayout width="full" label={t('invite-mails')} onSubmit={submit}>
        {sending.error && <Notice tone={toneOf(sending.error)}>{errorText(sending.error)}</Notice>}
        {wrong.length > 0 && (
          <Notice tone="warning" title={t('some-wrong')}>
            <ul className={styles['wrong']}>
              {wrong.map(({ row, email, code }) => (
                <li key={row}>{t('row-wrong', { row, email, why: t(`email-${code}`) })}</li>
              ))}
            </ul>
          </Notice>
        )}
        <FormField label={t('emails')} required help={t('emails-help')} error={emailsError()}>
          <TextArea mono rows={4} value={text} onChange={setText} />
        </FormField>
        <PlaceOfJoining
          departments={departments}
          value={place}
          onChange={(part) => setPlace({ ...place, ...part })}
        />
      </FormLayout>
    </Modal>
  )
}
