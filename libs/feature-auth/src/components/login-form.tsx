import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { signIn } from '@atrium/core-session'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { DangerIcon } from '@atrium/ui/icon'
import { PasswordInput } from '@atrium/ui/password-input'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { lockSeconds, triesBeforeAdvice, useCountdown } from './lock-countdown'
import styles from './login-form.module.css'

/** Account and password; after three wrong ones it advises to wait a minute and counts down. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useMessages(authMessages)
  const client = useQueryClient() as NetQueryClient
  const [loginId, setLoginId] = useState('')
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [failures, setFailures] = useState(0)
  const [seconds, startCountdown] = useCountdown()
  const attempt = useMutation({
    mutationFn: () => signIn(client, { loginId: loginId.trim(), password }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (isCallError(error, 'sign-in-failed')) setFailures((count) => count + 1)
      startCountdown(lockSeconds(error))
    },
  })
  const missing = { loginId: loginId.trim() === '', password: password === '' }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (missing.loginId || missing.password || seconds > 0 || attempt.isPending) return
    attempt.mutate()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} failures={failures} seconds={seconds} />
      <FormField
        label={t('login-id')}
        error={submitted && missing.loginId ? t('login-id-missing') : undefined}
      >
        <TextInput
          name="username"
          autoComplete="username"
          size="large"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page serves nothing else
          autoFocus
          value={loginId}
          onChange={setLoginId}
        />
      </FormField>
      <FormField
        label={t('password')}
        error={submitted && missing.password ? t('password-missing') : undefined}
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

interface RefusalProps {
  readonly error: unknown
  readonly failures: number
  readonly seconds: number
}

function Refusal({ error, failures, seconds }: RefusalProps) {
  const t = useMessages(authMessages)
  const notices = useMessages(noticeMessages)
  const errorText = useErrorText()
  if (!error) return null
  const locked = isCallError(error, 'sign-in-locked')
  return (
    <div className={styles['refusal']} role="alert">
      <DangerIcon />
      <p>
        {locked ? notices('sign-in-retry-later') : errorText(error)}
        {!locked && failures >= triesBeforeAdvice && ` ${notices('sign-in-retry-later')}`}
        {seconds > 0 && (
          <span aria-hidden className={styles['wait']}>
            {t('wait-seconds', { seconds })}
          </span>
        )}
      </p>
    </div>
  )
}
