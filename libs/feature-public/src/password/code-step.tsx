import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { type CodeSent, openPasswordLink } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { passwordMessages } from '../messages/password-messages'
import type { Sending } from './use-sent-code'
import styles from './password-steps.module.css'

export interface CodeStepProps {
  readonly loginId: string
  readonly sent: CodeSent
  readonly sending: Sending
  readonly onToken: (token: string) => void
  readonly onBack: () => void
}

/** The code that was sent; a right one opens the way to a new password. */
export function CodeStep({ loginId, sent, sending, onToken, onBack }: CodeStepProps) {
  const t = useMessages(passwordMessages)
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const { digits, minutes } = sent
  const { seconds, isPending, send, channel } = sending
  const attempt = useMutation({
    ...write(openPasswordLink, { stales: [], handles: ['code-wrong', 'unavailable'] }),
    onSuccess: ({ token }) => onToken(token),
    onError: sending.wait,
  })
  const error = attempt.error ?? sending.error

  function check(typed: string) {
    setShort(typed.length < digits)
    if (typed.length < digits || attempt.isPending || attempt.isSuccess) return
    attempt.mutate({ loginId, code: typed })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    check(code)
  }

  function again() {
    setCode('')
    attempt.reset()
    send(loginId, channel)
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['purpose']}>{t(`code-purpose-${channel}`, { minutes })}</p>
      {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
      <FormField
        label={t('code')}
        error={short ? t('code-short', { digits }) : undefined}
        aside={
          <Button
            kind="link"
            size="small"
            loading={isPending}
            disabled={seconds > 0}
            onClick={again}
          >
            {seconds > 0 ? t('send-again-in', { seconds }) : t('send-again')}
          </Button>
        }
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
        {t('next')}
      </Button>
      <Button kind="link" onClick={onBack}>
        {t('other-account')}
      </Button>
    </form>
  )
}
