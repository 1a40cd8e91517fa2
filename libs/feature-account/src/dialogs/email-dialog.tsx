import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { useCountdown } from '@atrium/ui/countdown'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { emailBinding, emailCode } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'

const emailSchema = z.email()

export interface EmailDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A new address, the password, and the code that was sent to the address. */
export function EmailDialog({ title, onClose, onDone }: EmailDialogProps) {
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [seconds, startCountdown] = useCountdown()
  const send = useMutation({
    ...emailCode,
    onSuccess: (sent) => {
      setSubmitted(false)
      startCountdown(sent.seconds)
    },
  })
  const bind = useMutation({ ...emailBinding, onSuccess: onDone })
  const sent = send.data
  const isEmail = emailSchema.safeParse(email).success
  const isWrong = isCallError(send.error, 'password-wrong')
  const codeIsWrong = isCallError(bind.error, 'code-wrong')
  const error = (isWrong ? null : send.error) ?? (codeIsWrong ? null : bind.error)

  function submit() {
    setSubmitted(true)
    if (send.isPending || bind.isPending) return
    if (!sent && isEmail && password !== '') send.mutate({ email, password })
    if (sent && code.length === sent.digits) bind.mutate({ email, code })
  }

  function codeError() {
    if (submitted && sent && code.length < sent.digits) return t('code-missing')
    return codeIsWrong ? errorText(bind.error) : undefined
  }

  function passwordError() {
    if (submitted && password === '') return t('password-missing')
    return isWrong ? errorText(send.error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={title}
      busy={send.isPending || bind.isPending}
      onClose={onClose}
      primary={{ label: sent ? title : t('send-code'), onClick: submit }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        {sent ? (
          <FormField
            label={t('code')}
            help={t('code-sent', { email, minutes: sent.minutes })}
            error={codeError()}
            aside={
              <Button
                kind="link"
                size="small"
                disabled={seconds > 0}
                onClick={() => send.mutate({ email, password })}
              >
                {seconds > 0 ? t('send-again-in', { seconds }) : t('send-code')}
              </Button>
            }
          >
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else */}
            <CodeInput autoFocus digits={sent.digits} value={code} onChange={setCode} />
          </FormField>
        ) : (
          <>
            <FormField
              label={t('new-email')}
              error={submitted && !isEmail ? t('email-wrong') : undefined}
            >
              <TextInput
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins here
                autoFocus
                type="email"
                name="email"
                autoComplete="email"
                maxLength={120}
                value={email}
                onChange={(next) => setEmail(next.trim())}
              />
            </FormField>
            <FormField label={t('your-password')} error={passwordError()}>
              <PasswordInput
                name="password"
                purpose="current-password"
                value={password}
                onChange={setPassword}
              />
            </FormField>
          </>
        )}
        <button type="submit" hidden>
          {t('next')}
        </button>
      </FormLayout>
    </Modal>
  )
}
