import { useMessages } from '@atrium/core-i18n'
import type { CurrentUser, SignInAnswer } from '@atrium/domain-core'
import { Notice } from '@atrium/ui/notice'
import { Segmented } from '@atrium/ui/segmented'
import { useCallback, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { SignOnWay } from '../sign-on/sign-on-way'
import { requiringEnterprise, useSignOnOffer } from '../sign-on/use-sign-on-offer'
import { AlreadyIn } from './already-in'
import { CodeForm } from './code-form'
import { NextStep, type StepNeeded } from './next-step'
import { PasswordForm } from './password-form'
import { useSignedInElsewhere } from './use-signed-in-elsewhere'
import styles from './sign-in-form.module.css'

type Way = 'password' | 'code'

export interface SignInStepsProps {
  /** The enterprise that is to be entered, where the address says so. */
  readonly entId?: string | undefined
  readonly onSignedIn: () => void
}

/** Signing in from the first step to the last; what was typed stays when the way changes. */
export function SignInSteps({ entId, onSignedIn }: SignInStepsProps) {
  const t = useMessages(authMessages)
  const elsewhere = useSignedInElsewhere()
  const [declined, setDeclined] = useState<CurrentUser | null>(null)
  const [way, setWay] = useState<Way>('password')
  const [loginId, setLoginId] = useState('')
  const [needed, setNeeded] = useState<StepNeeded | null>(null)
  const [expired, setExpired] = useState(false)
  const [refusedBy, setRefusedBy] = useState<string | null>(null)
  const offer = useSignOnOffer(refusedBy ?? entId ?? null, loginId)

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

  // Whoever is in by password is not in where the provider is the only way.
  const isShutOut = offer?.required === true && offer.entId === entId
  if (elsewhere && elsewhere.id !== declined?.id && !isShutOut) {
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
  const step = {
    loginId,
    onLoginId: setLoginId,
    onAnswer: goOn,
    onRefused: (error: Error) => setRefusedBy(requiringEnterprise(error)),
  }
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
      {offer && <SignOnWay key={offer.entId} offer={offer} />}
    </>
  )
}
