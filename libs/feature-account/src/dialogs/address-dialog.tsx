import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { CodeSent } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { accountMessages } from '../messages/account-messages'

export interface AddressDialogProps {
  readonly title: string
  readonly type: 'email' | 'tel'
  readonly label: string
  /** Said of an address that cannot be one. */
  readonly wrong: string
  readonly isGood: (address: string) => boolean
  /** The code that is on its way. */
  readonly sent: CodeSent | undefined
  /** Until another may be asked for. */
  readonly seconds: number
  readonly busy: boolean
  readonly sendError: Error | null
  readonly bindError: Error | null
  readonly onSend: (address: string, password: string) => void
  readonly onBind: (address: string, code: string) => void
  readonly onClose: () => void
}

/** A new address, the password, and the code that was sent to the address. */
export function AddressDialog(props: AddressDialogProps) {
  const { title, sent, seconds, busy, sendError, bindError, onSend, onBind, onClose } = props
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState<'address' | 'code' | null>(null)
  const isGood = props.isGood(address)
  const isWrong = isCallError(sendError, 'password-wrong')
  const codeIsWrong = isCallError(bindError, 'code-wrong')
  const error = (isWrong ? null : sendError) ?? (codeIsWrong ? null : bindError)

  function submit() {
    setSubmitted(sent ? 'code' : 'address')
    if (busy) return
    if (!sent && isGood && password !== '') onSend(address, password)
    if (sent && code.length === sent.digits) onBind(address, code)
  }

  function codeError() {
    if (submitted === 'code' && sent && code.length < sent.digits) return t('code-missing')
    return codeIsWrong ? errorText(bindError) : undefined
  }

  function passwordError() {
    if (submitted && password === '') return t('password-missing')
    return isWrong ? errorText(sendError) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={title}
      busy={busy}
      onClose={onClose}
      primary={{ label: sent ? title : t('send-code'), onClick: submit }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        {sent ? (
          <FormField
            label={t('code')}
            help={t('code-sent', { address, minutes: sent.minutes })}
            error={codeError()}
            aside={
              <Button
                kind="link"
                size="small"
                disabled={seconds > 0}
                onClick={() => onSend(address, password)}
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
            <FormField label={props.label} error={submitted && !isGood ? props.wrong : undefined}>
              <TextInput
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins here
                autoFocus
                type={props.type}
                name={props.type}
                autoComplete={props.type}
                maxLength={120}
                value={address}
                onChange={(next) => setAddress(next.trimStart())}
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
