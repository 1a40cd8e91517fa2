import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import {
  checkNewPassword,
  passwordAdvice,
  passwordFault,
  passwordRuleMessages,
  passwordStrength,
  resetPassword,
} from '@atrium/domain-auth'
import type { PasswordRule } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { passwordMessages } from '../messages/password-messages'
import styles from './password-steps.module.css'

export interface ChooseStepProps {
  readonly token: string
  readonly loginId: string
  readonly purpose: 'set-up' | 'reset'
  readonly rule: PasswordRule
  readonly onDone: () => void
  readonly onEnded: () => void
}

/** The new password, typed twice. */
export function ChooseStep(props: ChooseStepProps) {
  const { token, loginId, purpose, rule, onDone, onEnded } = props
  const t = useMessages(passwordMessages)
  const say = useMessages(passwordRuleMessages)
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const set = useMutation({
    ...write(resetPassword, { stales: [], handles: ['unavailable'] }),
    onSuccess: onDone,
    onError: (error) => {
      if (isCallError(error, 'link-ended')) onEnded()
    },
  })
  const checked = checkNewPassword(password, confirmation)
  const rejection = submitted && !checked.ok ? checked.rejection : null
  const fault = passwordFault(password, rule, [loginId])
  const advice = passwordAdvice(rule)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (checked.ok && !fault && !set.isPending && !set.isSuccess) set.mutate({ token, password })
  }

  function passwordError() {
    if (rejection === 'password-missing') return t('password-missing')
    return submitted && fault ? say(fault.code, fault.params) : undefined
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['purpose']}>
        {purpose === 'set-up' ? t('set-up-purpose', { loginId }) : t('choose-purpose', { loginId })}
      </p>
      {set.error && <Notice tone="danger">{errorText(set.error)}</Notice>}
      {/* So that a password store keeps it for the right account. */}
      <input hidden readOnly name="username" autoComplete="username" value={loginId} />
      <FormField
        label={t('password')}
        help={say(advice.key, advice.params)}
        error={passwordError()}
        aside={
          password !== '' && <StrengthMeter strength={passwordStrength(password, [loginId])} />
        }
      >
        <PasswordInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else
          autoFocus
          size="large"
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
          size="large"
          name="confirm-password"
          purpose="new-password"
          value={confirmation}
          onChange={setConfirmation}
        />
      </FormField>
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={set.isPending || set.isSuccess}
      >
        {t('set-password')}
      </Button>
    </form>
  )
}
