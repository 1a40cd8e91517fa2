import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { TwoStepSetup } from '@atrium/domain-account'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { useCopied } from '@atrium/ui/copied'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { QrCode } from '@atrium/ui/qr-code'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { twoStepBegin, twoStepConfirm } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'
import { CodesDialog } from './codes-dialog'
import { PasswordDialog } from './password-dialog'
import styles from './dialogs.module.css'

const digits = 6

export interface SetUpDialogProps {
  /** Then there is nothing to set up; asked once, since setting it up makes it so. */
  readonly alreadyOn: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** From the password over the QR code to the recovery codes. */
export function SetUpDialog({ alreadyOn, onClose, onDone }: SetUpDialogProps) {
  const t = useMessages(accountMessages)
  const [hasNothingToDo] = useState(alreadyOn)
  const begin = useMutation(twoStepBegin)
  const confirm = useMutation(twoStepConfirm)
  if (hasNothingToDo) return null
  if (confirm.data) return <CodesDialog codes={confirm.data.codes} onClose={onDone} />
  if (begin.data) {
    return (
      <ScanDialog
        setup={begin.data}
        busy={confirm.isPending}
        error={confirm.error}
        onCode={(code) => confirm.mutate({ code })}
        onClose={onClose}
      />
    )
  }
  return (
    <PasswordDialog
      title={t('set-up-title')}
      about={t('your-password-about')}
      act={t('next')}
      busy={begin.isPending}
      error={begin.error}
      onPassword={(password) => begin.mutate({ password })}
      onClose={onClose}
    />
  )
}

interface ScanDialogProps {
  readonly setup: TwoStepSetup
  readonly busy: boolean
  readonly error: Error | null
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

function ScanDialog({ setup, busy, error, onCode, onClose }: ScanDialogProps) {
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [copied, copy] = useCopied()
  const { uri, key } = setup

  function submit(typed: string) {
    setSubmitted(true)
    if (typed.length === digits && !busy) onCode(typed)
  }

  function fieldError() {
    if (submitted && code.length < digits) return t('code-missing')
    return error ? errorText(error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={t('set-up-title')}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('confirm'), onClick: () => submit(code) }}
    >
      <FormLayout width="full" label={t('set-up-title')} onSubmit={() => submit(code)}>
        <p>{t('scan-about')}</p>
        <div className={styles['scan']}>
          <QrCode value={uri} label={t('scan-label')} />
        </div>
        <div className={styles['key']}>
          <span>{t('scan-key')}</span>
          <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
          <Button kind="link" size="small" onClick={() => copy(key)}>
            {copied ? t('copied') : t('copy')}
          </Button>
        </div>
        <FormField label={t('code')} error={fieldError()}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else */}
          <CodeInput autoFocus digits={digits} value={code} onChange={setCode} onWhole={submit} />
        </FormField>
        <button type="submit" hidden>
          {t('confirm')}
        </button>
      </FormLayout>
    </Modal>
  )
}
