import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { checkNewPassword, passwordStrength } from '@atrium/domain-auth'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordChange } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'

export interface ChangePasswordDialogProps {
  readonly loginId: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The current password once, the new one twice. */
export function ChangePasswordDialog({ loginId, onClose, onDone }: ChangePasswordDialogProps) {
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const change = useMutation({ ...passwordChange, onSuccess: onDone })
  const checked = checkNewPassword(password, confirmation)
  const fault = submitted && !checked.ok ? checked.rejection : null
  const { error } = change
  const isWrong = isCallError(error, 'password-wrong')
  const isSame = isCallError(error, 'password-same')

  function submit() {
    setSubmitted(true)
    if (checked.ok && current !== '' && !change.isPending) change.mutate({ current, password })
  }

  function currentError() {
    if (submitted && current === '') return t('current-missing')
    return isWrong ? errorText(error) : undefined
  }

  function passwordError() {
    if (fault === 'password-missing') return t('new-password-missing')
    return isSame ? errorText(error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={t('change-password')}
      busy={change.isPending}
      onClose={onClose}
      primary={{ label: t('change-password'), onClick: submit }}
    >
      <FormLayout width="full" label={t('change-password')} onSubmit={submit}>
        <p>{t('change-password-about')}</p>
        {error && !isWrong && !isSame && <Notice tone="danger">{errorText(error)}</Notice>}
        <input hidden readOnly name="username" autoComplete="username" value={loginId} />
        <FormField label={t('current')} error={currentError()}>
          <PasswordInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins here
            autoFocus
            name="current-password"
            purpose="current-password"
            value={current}
            onChange={setCurrent}
          />
        </FormField>
        <FormField
          label={t('new-password')}
          help={t('new-password-help')}
          error={passwordError()}
          aside={
            password !== '' && <StrengthMeter strength={passwordStrength(password, [loginId])} />
          }
        >
          <PasswordInput
            name="new-password"
            purpose="new-password"
            value={password}
            onChange={setPassword}
          />
        </FormField>
        <FormField
          label={t('confirmation')}
          error={fault === 'password-not-repeated' ? t('not-repeated') : undefined}
        >
          <PasswordInput
            name="confirm-password"
            purpose="new-password"
            value={confirmation}
            onChange={setConfirmation}
          />
        </FormField>
        <button type="submit" hidden>
          {t('change-password')}
        </button>
      </FormLayout>
    </Modal>
  )
}
