import { useMessages } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { renewPassword } from '@atrium/core-session'
import {
  checkNewPassword,
  passwordAdvice,
  passwordFault,
  passwordRuleMessages,
  passwordStrength,
} from '@atrium/domain-auth'
import type { PasswordNeeded, SignInAnswer } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { Refusal } from './refusal'
import styles from './sign-in-form.module.css'

export interface RenewFormProps {
  readonly needed: PasswordNeeded
  readonly onAnswer: (answer: SignInAnswer) => void
  readonly onExpired: () => void
  readonly onBack: () => void
}

/** Another password in place of one that has expired; the person is in, or at the next step, afterwards. */
export function RenewForm({ needed, onAnswer, onExpired, onBack }: RenewFormProps) {
  const t = useMessages(authMessages)
  const say = useMessages(passwordRuleMessages)
  const client = useQueryClient() as NetQueryClient
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { challenge, loginId, rule } = needed
  const attempt = useMutation({
    mutationFn: () => renewPassword(client, { challenge, password }),
    onSuccess: onAnswer,
    onError: (error) => {
      if (isCallError(error, 'challenge-expired')) onExpired()
    },
  })
  const checked = checkNewPassword(password, confirmation)
  const rejection = submitted && !checked.ok ? checked.rejection : null
  const fault = passwordFault(password, rule, [loginId])
  const advice = passwordAdvice(rule)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (checked.ok && !fault && !attempt.isPending && !attempt.isSuccess) attempt.mutate()
  }

  function passwordError() {
    if (rejection === 'password-missing') return t('password-missing')
    return submitted && fault ? say(fault.code, fault.params) : undefined
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} seconds={0} />
      <input hidden readOnly name="username" autoComplete="username" value={loginId} />
      <FormField
        label={t('next-password')}
        help={say(advice.key, advice.params)}
        error={passwordError()}
        aside={
          password !== '' && <StrengthMeter strength={passwordStrength(password, [loginId])} />
        }
      >
        <PasswordInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step begins here
          autoFocus
          size="large"
          name="new-password"
          purpose="new-password"
          value={password}
          onChange={setPassword}
        />
      </FormField>
      <FormField
        label={t('next-password-again')}
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
        loading={attempt.isPending || attempt.isSuccess}
      >
        {t('renew')}
      </Button>
      <div className={styles['ways']}>
        <Button kind="link" onClick={onBack}>
          {t('start-over')}
        </Button>
      </div>
    </form>
  )
}
