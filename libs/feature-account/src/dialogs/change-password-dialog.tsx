import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import {
  checkNewPassword,
  passwordAdvice,
  passwordFault,
  passwordRuleMessages,
  passwordStrength,
} from '@atrium/domain-auth'
import type { PasswordRule } from '@atrium/domain-core'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordChange } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'

/** Faults of the new password that only the server knows of, or knows better. */
const refusals = [
  'password-same',
  'password-used',
  'password-short',
  'password-kinds',
  'password-weak',
] as const

export interface ChangePasswordDialogProps {
  readonly loginId: string
  readonly rule: PasswordRule
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The current password once, the new one twice. */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { loginId, rule, onClose, onDone } = props
  const t = useMessages(accountMessages)
  const say = useMessages(passwordRuleMessages)
  const errorText = useErrorText()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const change = useMutation({ ...passwordChange, onSuccess: onDone })
  const checked = checkNewPassword(password, confirmation)
  const rejection = submitted && !checked.ok ? checked.rejection : null
  const fault = passwordFault(password, rule, [loginId])
  const advice = passwordAdvice(rule)
  const { error } = change
  const isWrong = isCallError(error, 'password-wrong')
  const isRefused = isCallError(error, ...refusals)

  function submit() {
    setSubmitted(true)
    if (checked.ok && !fault && current !== '' && !change.isPending)
      change.mutate({ current, password })
  }

  function currentError() {
    if (submitted && current === '') return t('current-missing')
    return isWrong ? errorText(error) : undefined
  }

  function passwordError() {
    if (rejection === 'password-missing') return t('new-password-missing')
    if (submitted && fault) return say(fault.code, fault.params)
    return isRefused ? errorText(error) : undefined
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
        {error && !isWrong && !isRefused && <Notice tone="danger">{errorText(error)}</Notice>}
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
          help={say(advice.key, advice.params)}
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
          error={rejection === 'password-not-repeated' ? t('not-repeated') : undefined}
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
