import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { sendEmailCode, verifyEmail } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { useCountdown } from '@atrium/ui/countdown'
import { FormField } from '@atrium/ui/form-layout'
import { SuccessIcon } from '@atrium/ui/icon'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationMessages } from '../messages/registration-messages'
import { isEmail } from './draft'
import type { StepProps } from './step-props'
import styles from './email-field.module.css'

interface EmailFieldProps extends Pick<StepProps, 'draft' | 'wrong' | 'onChange'> {
  readonly codeDigits: number
  /** The step was to be left, so that what is missing is said. */
  readonly tried: boolean
}

const handles = ['unavailable']

/** An e-mail address, and the proof that it is the person's. */
export function EmailField({ draft, wrong, onChange, codeDigits, tried }: EmailFieldProps) {
  const t = useMessages(registrationMessages)
  const errorText = useErrorText()
  const [asked, setAsked] = useState(false)
  const [seconds, startCountdown] = useCountdown()
  const send = useMutation({
    ...write(sendEmailCode, { stales: [], handles }),
    onSuccess: ({ waitSeconds }) => startCountdown(waitSeconds),
  })
  const { email, emailProof } = draft
  const sent = send.isSuccess && send.variables.email === email

  function sendCode() {
    setAsked(true)
    if (isEmail(email)) send.mutate({ email })
  }

  function error() {
    if (send.error) return errorText(send.error)
    if ((asked || tried) && !isEmail(email)) return t('email-wrong')
    if (wrong?.field === 'email' && emailProof === '') return wrong.text
    return tried && emailProof === '' && !sent ? t('email-unproved') : undefined
  }

  if (emailProof !== '') {
    return (
      <FormField label={t('email')} required>
        <div className={styles['line']}>
          <TextInput size="large" value={email} readOnly onChange={() => undefined} />
          <span className={styles['proved']}>
            <SuccessIcon /> {t('email-proved')}
          </span>
          <Button kind="link" onClick={() => onChange({ email: '', emailProof: '' })}>
            {t('change-email')}
          </Button>
        </div>
      </FormField>
    )
  }
  return (
    <>
      <FormField label={t('email')} required help={t('email-help')} error={error()}>
        <div className={styles['line']}>
          <TextInput
            size="large"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={120}
            value={email}
            onChange={(next) => onChange({ email: next.trim() })}
          />
          <Button
            size="large"
            loading={send.isPending}
            disabled={sent && seconds > 0}
            onClick={sendCode}
          >
            {sent ? againText() : t('send-code')}
          </Button>
        </div>
      </FormField>
      {sent && (
        <CodeField
          email={email}
          digits={codeDigits}
          onProved={(proof) => onChange({ emailProof: proof })}
        />
      )}
    </>
  )

  function againText() {
    return seconds > 0 ? t('send-again-in', { seconds }) : t('send-again')
  }
}

interface CodeFieldProps {
  readonly email: string
  readonly digits: number
  readonly onProved: (proof: string) => void
}

function CodeField({ email, digits, onProved }: CodeFieldProps) {
  const t = useMessages(registrationMessages)
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const verify = useMutation({
    ...write(verifyEmail, { stales: [] }),
    onSuccess: ({ emailProof }) => onProved(emailProof),
  })
  const whole = code.length === digits

  function check(text: string) {
    setTried(true)
    if (text.length === digits && !verify.isPending) verify.mutate({ email, code: text })
  }

  function type(text: string) {
    const next = text.replaceAll(/\D/g, '').slice(0, digits)
    setCode(next)
    setTried(false)
    if (next.length === digits && next !== code) check(next)
  }

  function error() {
    if (tried && !whole) return t('code-wrong', { digits })
    return verify.error && verify.variables.code === code ? errorText(verify.error) : undefined
  }

  return (
    <FormField label={t('code')} required help={t('code-help', { email })} error={error()}>
      <div className={styles['line']}>
        <TextInput
          size="large"
          mono
          name="code"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because the person asked for a code
          autoFocus
          value={code}
          onChange={type}
          onEnter={() => check(code)}
        />
        <Button size="large" loading={verify.isPending} onClick={() => check(code)}>
          {t('verify')}
        </Button>
      </div>
    </FormField>
  )
}
