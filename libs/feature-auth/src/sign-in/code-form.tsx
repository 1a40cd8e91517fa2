import { useMessages } from '@atrium/core-i18n'
import { type NetQueryClient, read, write } from '@atrium/core-net'
import { signInByCode } from '@atrium/core-session'
import { type CodeChannel, getSignInOptions, requestCode } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { useCountdown } from '@atrium/ui/countdown'
import { FormField } from '@atrium/ui/form-layout'
import { Segmented } from '@atrium/ui/segmented'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { LoginIdField } from './login-id-field'
import type { FirstStepProps } from './password-form'
import { Refusal, waitSeconds } from './refusal'
import styles from './sign-in-form.module.css'

const handles = ['unavailable', 'not-ready']

/** Account and a code that is sent to it; says the same whether there is such an account or not. */
export function CodeForm({ loginId, onLoginId, onAnswer, onRefused }: FirstStepProps) {
  const t = useMessages(authMessages)
  const { data: options } = useQuery(read(getSignInOptions, {}, { handles }))
  const [channel, setChannel] = useState<CodeChannel>('email')
  const [submitted, setSubmitted] = useState(false)
  const [seconds, startCountdown] = useCountdown()
  const send = useMutation({
    ...write(requestCode, { stales: [], handles }),
    onSuccess: (sent) => startCountdown(sent.seconds),
    onError: (error) => startCountdown(waitSeconds(error)),
  })
  const account = loginId.trim()
  const sent = send.data && send.variables.loginId === account ? send.data : null

  function sendCode() {
    setSubmitted(true)
    if (account !== '' && !send.isPending) {
      send.mutate({ loginId: account, purpose: 'sign-in', channel })
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!sent) sendCode()
  }

  return (
    <div className={styles['form']}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Refusal error={send.error} seconds={seconds} />
        <LoginIdField value={loginId} onChange={onLoginId} missing={submitted && account === ''} />
        {options && options.channels.length > 1 && (
          <Segmented
            label={t('channel')}
            wide
            value={channel}
            onChange={setChannel}
            options={options.channels.map((value) => ({ value, label: t(`channel-${value}`) }))}
          />
        )}
        {!sent && (
          <Button
            type="submit"
            kind="primary"
            size="large"
            wide
            loading={send.isPending}
            disabled={seconds > 0}
          >
            {seconds > 0 ? t('send-again-in', { seconds }) : t('send-code')}
          </Button>
        )}
      </form>
      {sent && (
        <SentCode
          loginId={account}
          digits={sent.digits}
          minutes={sent.minutes}
          onAnswer={onAnswer}
          onRefused={onRefused}
          again={
            <Button kind="link" loading={send.isPending} disabled={seconds > 0} onClick={sendCode}>
              {seconds > 0 ? t('send-again-in', { seconds }) : t('send-again')}
            </Button>
          }
        />
      )}
    </div>
  )
}

interface SentCodeProps extends Pick<FirstStepProps, 'loginId' | 'onAnswer' | 'onRefused'> {
  readonly digits: number
  readonly minutes: number
  readonly again: ReactNode
}

function SentCode(props: SentCodeProps) {
  const { loginId, digits, minutes, onAnswer, onRefused, again } = props
  const t = useMessages(authMessages)
  const client = useQueryClient() as NetQueryClient
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const attempt = useMutation({
    mutationFn: (typed: string) => signInByCode(client, { loginId, code: typed }),
    onSuccess: onAnswer,
    onError: onRefused,
  })

  function check(typed: string) {
    setShort(typed.length < digits)
    if (typed.length < digits || attempt.isPending || attempt.isSuccess) return
    attempt.mutate(typed)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    check(code)
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} seconds={0} />
      <FormField
        label={t('code')}
        help={t('code-sent', { minutes })}
        error={short ? t('code-short', { digits }) : undefined}
        aside={again}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because the person asked for a code */}
        <CodeInput autoFocus digits={digits} value={code} onChange={setCode} onWhole={check} />
      </FormField>
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={attempt.isPending || attempt.isSuccess}
      >
        {t('sign-in')}
      </Button>
    </form>
  )
}
