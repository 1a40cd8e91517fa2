import { useMessages } from '@atrium/core-i18n'
import type { FactorKind, SignInAnswer } from '@atrium/domain-core'
import { useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { FactorForm } from './factor-form'
import { RenewForm } from './renew-form'
import { SetUpForm } from './set-up-form'
import styles from './sign-in-form.module.css'

export type StepNeeded = Extract<SignInAnswer, { readonly needs: string }>

export interface NextStepProps {
  readonly needed: StepNeeded
  readonly onAnswer: (answer: SignInAnswer) => void
  readonly onSignedIn: () => void
  readonly onExpired: () => void
  readonly onBack: () => void
}

/** Whatever is asked for between the first step and being in. */
export function NextStep({ needed, onAnswer, onSignedIn, onExpired, onBack }: NextStepProps) {
  const t = useMessages(authMessages)
  const [factor, setFactor] = useState<FactorKind>('totp')
  switch (needed.needs) {
    case 'factor':
      return (
        <>
          <h1>{t('two-step')}</h1>
          <p className={styles['purpose']}>
            {factor === 'totp' ? t('two-step-purpose') : t('recovery-purpose')}
          </p>
          <FactorForm
            needed={needed}
            factor={factor}
            onFactor={setFactor}
            onAnswer={onAnswer}
            onExpired={onExpired}
            onBack={onBack}
          />
        </>
      )
    case 'password':
      return (
        <>
          <h1>{t('renew-title')}</h1>
          <p className={styles['purpose']}>
            {t('renew-purpose', { days: needed.rule.expiryDays ?? 0 })}
          </p>
          <RenewForm needed={needed} onAnswer={onAnswer} onExpired={onExpired} onBack={onBack} />
        </>
      )
    case 'two-step':
      return (
        <>
          <h1>{t('set-up-title')}</h1>
          <p className={styles['purpose']}>{t('set-up-purpose')}</p>
          <SetUpForm
            needed={needed}
            onSignedIn={onSignedIn}
            onExpired={onExpired}
            onBack={onBack}
          />
        </>
      )
  }
}
