import { useMessages } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { answerFactor } from '@atrium/core-session'
import type { FactorKind, FactorNeeded, SignInAnswer } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { useCountdown } from '@atrium/ui/countdown'
import { FormField } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { Refusal, waitSeconds } from './refusal'
import styles from './sign-in-form.module.css'

const digits = 6

export interface FactorFormProps {
  readonly needed: FactorNeeded
  readonly factor: FactorKind
  readonly onFactor: (factor: FactorKind) => void
  readonly onAnswer: (answer: SignInAnswer) => void
  /** The time for this step is over. */
  readonly onExpired: () => void
  readonly onBack: () => void
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function FactorForm(props: FactorFormProps) {
  const { needed, factor, onFactor, onAnswer, onExpired, onBack } = props
  const t = useMessages(authMessages)
  const client = useQueryClient() as NetQueryClient
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [left] = useCountdown(needed.seconds)
  const [seconds, startCountdown] = useCountdown()
  const { challenge } = needed
  const attempt = useMutation({
    mutationFn: (typed: string) => answerFactor(client, { challenge, factor, code: typed }),
    onSuccess: onAnswer,
    onError(error) {
      if (isCallError(error, 'challenge-expired')) return onExpired()
      setCode('')
      setSubmitted(false)
      startCountdown(waitSeconds(error))
    },
  })
  useEffect(() => {
    if (left === 0 && !attempt.isPending && !attempt.isSuccess) onExpired()
  }, [left, attempt.isPending, attempt.isSuccess, onExpired])
  const isWhole = factor === 'totp' ? code.length === digits : code.trim() !== ''

  function check(typed: string) {
    if (seconds === 0 && !attempt.isPending && !attempt.isSuccess) attempt.mutate(typed)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (isWhole) check(code)
  }

  function change(to: FactorKind) {
    setCode('')
    setSubmitted(false)
    attempt.reset()
    onFactor(to)
  }

  const missing = submitted && !isWhole
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} seconds={seconds} />
      {factor === 'totp' ? (
        <FormField label={t('code')} error={missing ? t('code-short', { digits }) : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else */}
          <CodeInput autoFocus digits={digits} value={code} onChange={setCode} onWhole={check} />
        </FormField>
      ) : (
        <FormField label={t('recovery-code')} error={missing ? t('recovery-missing') : undefined}>
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else
            autoFocus
            mono
            size="large"
            name="recovery-code"
            autoComplete="off"
            placeholder="xxxx-xxxx-xxxx-xxxx"
            maxLength={40}
            value={code}
            onChange={setCode}
          />
        </FormField>
      )}
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={attempt.isPending || attempt.isSuccess}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('wait-button', { seconds }) : t('verify')}
      </Button>
      <div className={styles['ways']}>
        {needed.factors.includes('recovery') && (
          <Button kind="link" onClick={() => change(factor === 'totp' ? 'recovery' : 'totp')}>
            {factor === 'totp' ? t('use-recovery') : t('use-authenticator')}
          </Button>
        )}
        <Button kind="link" onClick={onBack}>
          {t('start-over')}
        </Button>
      </div>
    </form>
  )
}
