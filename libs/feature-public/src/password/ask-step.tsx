import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type CodeChannel, getSignInOptions } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Segmented } from '@atrium/ui/segmented'
import { TextInput } from '@atrium/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { passwordMessages } from '../messages/password-messages'
import type { Sending } from './use-sent-code'
import styles from './password-steps.module.css'

export interface AskStepProps {
  readonly loginId: string
  readonly onLoginId: (loginId: string) => void
  readonly sending: Sending
}

/** Whose password it is about; whether there is such an account is not said. */
export function AskStep({ loginId, onLoginId, sending }: AskStepProps) {
  const t = useMessages(passwordMessages)
  const errorText = useErrorText()
  const { data: options } = useQuery(read(getSignInOptions, {}))
  const [channel, setChannel] = useState<CodeChannel>('email')
  const [submitted, setSubmitted] = useState(false)
  const { error, isPending, seconds, send } = sending
  const channels = options?.channels ?? ['email']

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (loginId.trim() !== '' && seconds === 0 && !isPending) send(loginId.trim(), channel)
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['purpose']}>
        {channels.length > 1 ? t('ask-purpose-sms') : t('ask-purpose')}
      </p>
      {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
      <FormField
        label={t('login-id')}
        error={submitted && loginId.trim() === '' ? t('login-id-missing') : undefined}
      >
        <TextInput
          size="large"
          name="username"
          autoComplete="username"
          maxLength={120}
          placeholder={t('login-id-help')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page serves nothing else
          autoFocus
          value={loginId}
          onChange={onLoginId}
        />
      </FormField>
      {channels.length > 1 && (
        <Segmented
          label={t('channel')}
          wide
          value={channel}
          onChange={setChannel}
          options={channels.map((value) => ({ value, label: t(`channel-${value}`) }))}
        />
      )}
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={isPending}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('send-again-in', { seconds }) : t('send-code')}
      </Button>
    </form>
  )
}
