import { useMessages } from '@atrium/core-i18n'
import type { CurrentUser, SignInAnswer } from '@atrium/domain-core'
import { Notice } from '@atrium/ui/notice'
import { Segmented } from '@atrium/ui/segmented'
import { useCallback, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { AlreadyIn } from './already-in'
import { CodeForm } from './code-form'
import { NextStep, type StepNeeded } from './next-step'
import { PasswordForm } from './password-form'
import { useSignedInElsewhere } from './use-signed-in-elsewhere'
import styles from './sign-in-form.module.css'

type Way = 'password' | 'code'

/** Signing in from the first step to the last; what was typed stays when the way changes. */
export function SignInSteps({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useMessages(authMessages)
  const elsewhere = useSignedInElsewhere()
  const [declined, setDeclined] = useState<CurrentUser | null>(null)
  const [way, setWay] = useState<Way>('password')
  const [loginId, setLoginId] = useState('')
  const [needed, setNeeded] = useState<StepNeeded | null>(null)
  const [expired, setExpired] = useState(false)

  const startOver = useCallback((because: 'expired' | 'chosen') => {
    setExpired(because === 'expired')
    setNeeded(null)
  }, [])
  const expire = useCallback(() => startOver('expired'), [startOver])

  function goOn(answer: SignInAnswer) {
    setExpired(false)
    if ('needs' in answer) setNeeded(answer)
    else onSignedIn()
  }

  if (elsewhere && elsewhere.id !== declined?.id) {
    return (
      <AlreadyIn
        user={elsewhere}
        onContinue={onSignedIn}
        onDecline={() => setDeclined(elsewhere)}
      />
    )
  }
  if (needed) {
    return (
      <NextStep
        key={needed.challenge}
        needed={needed}
        onAnswer={goOn}
        onSignedIn={onSignedIn}
        onExpired={expire}
        onBack={() => startOver('chosen')}
      />
    )
  }
  const step = { loginId, onLoginId: setLoginId, onAnswer: goOn }
  return (
    <>
      <h1>{t('welcome')}</h1>
      <p className={styles['purpose']}>{t('purpose')}</p>
      {expired && (
        <div className={styles['above']}>
          <Notice tone="warning">{t('step-expired')}</Notice>
        </div>
      )}
      <div className={styles['above']}>
        <Segmented
          label={t('way')}
          wide
          value={way}
          onChange={setWay}
          options={[
            { value: 'password', label: t('way-password') },
            { value: 'code', label: t('way-code') },
          ]}
        />
      </div>
      {way === 'password' ? <PasswordForm {...step} /> : <CodeForm {...step} />}
    </>
  )
}
