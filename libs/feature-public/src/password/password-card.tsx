import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useQuery as useAddressQuery, useRouting } from '@atrium/core-routing'
import { checkPasswordLink } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { ErrorState } from '@atrium/ui/error-state'
import { SuccessIcon, WarningIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { passwordMessages } from '../messages/password-messages'
import { AskStep } from './ask-step'
import { ChooseStep } from './choose-step'
import { CodeStep } from './code-step'
import { useSentCode } from './use-sent-code'
import styles from './password-steps.module.css'

type End = 'done' | 'ended' | null

/** From the account over the code to the new password; a link in a mail begins with the last step. */
export function PasswordCard() {
  const t = useMessages(passwordMessages)
  const { href, signIn } = useRouting()
  const [{ token: linked }, change] = useAddressQuery()
  const [token, setToken] = useState(linked ?? null)
  const [loginId, setLoginId] = useState('')
  const [end, setEnd] = useState<End>(null)
  const sending = useSentCode()
  useEffect(() => {
    // A token is a key: it does not stay where it can be read over a shoulder or from the history.
    if (linked) change({ token: undefined }, { replace: true })
  }, [linked, change])

  function startOver() {
    sending.forget()
    setToken(null)
    setEnd(null)
  }

  const toSignIn = href(signIn(''), '')
  if (end === 'done') {
    return (
      <Ending icon={<SuccessIcon size={24} />} title={t('done')} text={t('done-advice')}>
        <Button kind="primary" size="large" wide href={toSignIn}>
          {t('to-sign-in')}
        </Button>
      </Ending>
    )
  }
  const ended = (
    <Ending icon={<WarningIcon size={24} />} title={t('link-ended')} text={t('link-ended-advice')}>
      <Button kind="primary" size="large" wide onClick={startOver}>
        {t('ask-again')}
      </Button>
    </Ending>
  )
  if (end === 'ended') return ended
  if (token !== null) {
    return (
      <Linked
        token={token}
        ended={ended}
        onDone={() => setEnd('done')}
        onEnded={() => setEnd('ended')}
      />
    )
  }
  return (
    <>
      <h1>{t('title')}</h1>
      {sending.sent ? (
        <CodeStep
          loginId={loginId.trim()}
          sent={sending.sent}
          sending={sending}
          onToken={setToken}
          onBack={sending.forget}
        />
      ) : (
        <AskStep loginId={loginId} onLoginId={setLoginId} sending={sending} />
      )}
      <a className={styles['back']} href={toSignIn}>
        {t('back-to-sign-in')}
      </a>
    </>
  )
}

interface LinkedProps {
  readonly token: string
  readonly ended: ReactNode
  readonly onDone: () => void
  readonly onEnded: () => void
}

function Linked({ token, ended, onDone, onEnded }: LinkedProps) {
  const t = useMessages(passwordMessages)
  const errorText = useErrorText()
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    ...read(checkPasswordLink, { token }, { handles: ['link-ended'] }),
    staleTime: Infinity,
  })
  if (isCallError(error, 'link-ended', 'invalid-input')) return ended
  if (error) return <ErrorState title={errorText(error)} onRetry={() => void refetch()} />
  if (!link) return <Skeleton shape="form" count={2} />
  return (
    <>
      <h1>{link.purpose === 'set-up' ? t('set-up-title') : t('title')}</h1>
      <ChooseStep token={token} {...link} onDone={onDone} onEnded={onEnded} />
    </>
  )
}

interface EndingProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Ending({ icon, title, text, children }: EndingProps) {
  return (
    <div className={styles['ending']} role="alert">
      <span className={styles['badge']}>{icon}</span>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
