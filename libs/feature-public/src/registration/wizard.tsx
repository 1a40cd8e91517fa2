import { useMessages } from '@atrium/core-i18n'
import { useRouting, useUnsavedChanges } from '@atrium/core-routing'
import type { OutputOf } from '@atrium/domain-core'
import type { getRegistrationTerms, register } from '@atrium/domain-public'
import { Steps } from '@atrium/ui/steps'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { registrationMessages } from '../messages/registration-messages'
import { AccountStep } from './account-step'
import { ConfirmStep } from './confirm-step'
import { blankDraft, type Draft, type DraftField, type Step, stepOfRefusal, steps } from './draft'
import { EnterpriseStep } from './enterprise-step'
import { Waiting } from './waiting'
import styles from './wizard.module.css'

type Registered = OutputOf<typeof register>

/** Three steps from nothing to a space of one's own. */
export function Wizard({ terms }: { readonly terms: OutputOf<typeof getRegistrationTerms> }) {
  const routing = useRouting()
  const [step, setStep] = useState<Step>('enterprise')
  const [draft, setDraft] = useState(blankDraft)
  const [wrong, setWrong] = useState<{ field: DraftField; text: string } | null>(null)
  const [done, setDone] = useState<Registered | null>(null)
  useUnsavedChanges(!done && draft !== blankDraft)

  function change(part: Partial<Draft>) {
    setWrong(null)
    setDraft((known) => ({ ...known, ...part }))
  }

  function refused(code: string, text: string) {
    const place = stepOfRefusal(code)
    if (!place) return
    if (place.field === 'email') setDraft((known) => ({ ...known, emailProof: '' }))
    setWrong({ field: place.field, text })
    setStep(place.step)
  }

  function registered(answer: Registered) {
    // The guard of unsaved changes must be gone before the window leaves.
    flushSync(() => setDone(answer))
    if (answer.outcome === 'created') routing.load(routing.href(routing.home, ''))
  }

  if (done?.outcome === 'waiting') {
    return <Waiting loginId={draft.loginId} number={done.registrationId} />
  }
  const given = { draft, wrong, onChange: change }
  return (
    <div className={styles['wizard']}>
      <Progress step={step} draft={draft} onGo={setStep} />
      <div className={styles['card']}>
        {step === 'enterprise' && <EnterpriseStep {...given} onDone={() => setStep('account')} />}
        {step === 'account' && (
          <AccountStep
            {...given}
            codeDigits={terms.codeDigits}
            onBack={() => setStep('enterprise')}
            onDone={() => setStep('confirm')}
          />
        )}
        {step === 'confirm' && (
          <ConfirmStep
            draft={draft}
            mode={terms.mode}
            onChange={change}
            onBack={() => setStep('account')}
            onRegistered={registered}
            onRefused={refused}
          />
        )}
      </div>
    </div>
  )
}

interface ProgressProps {
  readonly step: Step
  readonly draft: Draft
  readonly onGo: (step: Step) => void
}

/** Where one is: steps at the left, a line of text on a phone. */
function Progress({ step, draft, onGo }: ProgressProps) {
  const t = useMessages(registrationMessages)
  const routing = useRouting()
  const at = steps.indexOf(step)
  const chosen = {
    enterprise: draft.enterpriseName.trim(),
    account: draft.loginId.trim(),
    confirm: '',
  }
  return (
    <div className={styles['progress']}>
      <div className={styles['steps']}>
        <Steps
          current={step}
          steps={steps.map((key, index) => ({
            key,
            title: t(`step-${key}`),
            description: index < at ? chosen[key] : '',
          }))}
          onGo={(key) => onGo(steps.find((known) => known === key) ?? 'enterprise')}
        />
      </div>
      <p className={styles['account']}>
        {t('have-account')} <a href={routing.href(routing.signIn(''), '')}>{t('sign-in')}</a>
      </p>
      <p className={styles['of']}>{t('step-of', { at: at + 1, count: steps.length })}</p>
      <div className={styles['bar']} aria-hidden>
        <i style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
      </div>
    </div>
  )
}
