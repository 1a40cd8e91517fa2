import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { finishTwoStepSetUp } from '@atrium/core-session'
import { beginTwoStepSetUp, type TwoStepNeeded } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { CodeInput } from '@atrium/ui/code-input'
import { useCopied } from '@atrium/ui/copied'
import { useCountdown } from '@atrium/ui/countdown'
import { ErrorState } from '@atrium/ui/error-state'
import { FormField } from '@atrium/ui/form-layout'
import { CopyIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { QrCode } from '@atrium/ui/qr-code'
import { Skeleton } from '@atrium/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { Refusal, waitSeconds } from './refusal'
import styles from './sign-in-form.module.css'

const digits = 6

export interface SetUpFormProps {
  readonly needed: TwoStepNeeded
  readonly onSignedIn: () => void
  readonly onExpired: () => void
  readonly onBack: () => void
}

/** Teaches an authenticator app the key, which an enterprise of the person asks for, and shows the recovery codes. */
export function SetUpForm(props: SetUpFormProps) {
  const { needed, onSignedIn, onExpired, onBack } = props
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const client = useQueryClient() as NetQueryClient
  const { challenge } = needed
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const setup = useQuery({
    queryKey: ['two-step-set-up', challenge],
    queryFn: () => client.net.call(beginTwoStepSetUp, { challenge }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [code, setCode] = useState('')
  const [seconds, startCountdown] = useCountdown()
  const attempt = useMutation({
    mutationFn: (typed: string) => finishTwoStepSetUp(client, { challenge, code: typed }),
    onSuccess: (made) => setCodes(made.codes),
    onError(error) {
      if (isCallError(error, 'challenge-expired')) return onExpired()
      setCode('')
      startCountdown(waitSeconds(error))
    },
  })
  if (codes) return <Codes codes={codes} onDone={onSignedIn} />
  if (setup.error) {
    return <ErrorState small title={errorText(setup.error)} onRetry={onBack} />
  }
  if (!setup.data) return <Skeleton shape="form" count={2} />
  const { uri, key } = setup.data

  function check(typed: string) {
    if (typed.length === digits && seconds === 0 && !attempt.isPending) attempt.mutate(typed)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    check(code)
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Refusal error={attempt.error} seconds={seconds} />
      <div className={styles['scan']}>
        <QrCode value={uri} label={t('scan-label')} />
        <span>{t('scan-key')}</span>
        <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <FormField label={t('code')}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else */}
        <CodeInput autoFocus digits={digits} value={code} onChange={setCode} onWhole={check} />
      </FormField>
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        loading={attempt.isPending}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('wait-button', { seconds }) : t('turn-on')}
      </Button>
      <div className={styles['ways']}>
        <Button kind="link" onClick={onBack}>
          {t('start-over')}
        </Button>
      </div>
    </form>
  )
}

interface CodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

function Codes({ codes, onDone }: CodesProps) {
  const t = useMessages(authMessages)
  const [copied, copy] = useCopied()
  return (
    <div className={styles['form']}>
      <Notice tone="warning">{t('codes-about')}</Notice>
      <ol className={styles['codes']} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button icon={CopyIcon} onClick={() => copy(codes.join('\n'))}>
        {copied ? t('copied') : t('copy-codes')}
      </Button>
      <Button kind="primary" size="large" wide onClick={onDone}>
        {t('codes-kept')}
      </Button>
    </div>
  )
}
