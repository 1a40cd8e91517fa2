import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { useState } from 'react'
import { accountMessages } from '../messages/account-messages'

export interface PasswordDialogProps {
  readonly title: string
  readonly about: string
  readonly act: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly error: Error | null
  readonly onPassword: (password: string) => void
  readonly onClose: () => void
}

/** Asks for the person's password before something that a stolen session must not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, about, act, danger = false, busy, error, onPassword, onClose } = props
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const isWrong = isCallError(error, 'password-wrong')

  function submit() {
    setSubmitted(true)
    if (password !== '' && !busy) onPassword(password)
  }

  function fieldError() {
    if (submitted && password === '') return t('password-missing')
    return isWrong ? errorText(error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={title}
      busy={busy}
      onClose={onClose}
      primary={{ label: act, onClick: submit, danger }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        <p>{about}</p>
        {error && !isWrong && <Notice tone="danger">{errorText(error)}</Notice>}
        <FormField label={t('your-password')} error={fieldError()}>
          <PasswordInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            autoFocus
            name="password"
            purpose="current-password"
            value={password}
            onChange={setPassword}
          />
        </FormField>
        <button type="submit" hidden>
          {act}
        </button>
      </FormLayout>
    </Modal>
  )
}
