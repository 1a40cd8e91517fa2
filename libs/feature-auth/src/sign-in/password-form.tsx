import { useMessages } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { signIn } from '@atrium/core-session'
import { forgotPasswordPath } from '@atrium/domain-auth'
import type { SignInAnswer } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { useCountdown } from '@atrium/ui/countdown'
import { FormField } from '@atrium/ui/form-layout'
import { Link } from '@atrium/ui/link'
import { PasswordInput } from '@atrium/ui/password-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { LoginIdField } from './login-id-field'
import { Refusal, waitSeconds } from './refusal'
import styles from './sign-in-form.module.css'

/** Wrong passwords in a row after which waiting is advised (section 5). */
const triesBeforeAdvice = 3

export interface FirstStepProps {
  readonly loginId: string
  readonly onLoginId: (loginId: string) => void
  readonly onAnswer: (answer: SignInAnswer) => void
  readonly onRefused: (error: Error) => void
}

/** Account and password; after three wrong ones it advises to wait a minute and counts down. */
export function PasswordForm({ loginId, onLoginId, onAnswer, onRefused }: FirstStepProps) {
  const t = useMessages(authMessages)
  const routing = useRouting()
  const client = useQueryClient() as NetQueryClient
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [failures, setFailures] = useState(0)
  const [seconds, startCountdown] = useCountdown()
  const attempt = useMutation({
    mutationFn: () => signIn(client, { loginId: loginId.trim(), password }),
    onSuccess: onAnswer,
    onError: (error) => {
      if (isCallError(error, 'sign-in-failed')) setFailures((count) => count + 1)
      startCountdown(waitSeconds(error))
      onRefused(error)
    },
  })
  const missing = { loginId: loginId.trim() === '', password: password === '' }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (missing.loginId || missing.password || seconds > 0) return
    if (!attempt.isPending && !attempt.isSuccess) attempt.mutate()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} seconds={seconds} advise={failures >= triesBeforeAdvice} />
      <LoginIdField value={loginId} onChange={onLoginId} missing={submitted && missing.loginId} />
      <FormField
        label={t('password')}
        error={submitted && missing.password ? t('password-missing') : undefined}
        aside={<Link href={routing.href(forgotPasswordPath({}), '')}>{t('forgot-password')}</Link>}
      >
        <PasswordInput
          name="password"
          purpose="current-password"
          size="large"
          value={password}
          onChange={setPassword}
        />
      </FormField>
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={attempt.isPending || attempt.isSuccess}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('wait-button', { seconds }) : t('sign-in')}
      </Button>
    </form>
  )
}
