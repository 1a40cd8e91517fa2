import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { type OutputOf } from '@atrium/domain-core'
import { checkNames, register, type RegistrationMode } from '@atrium/domain-public'
import { Checkbox } from '@atrium/ui/checkbox'
import { DescriptionList } from '@atrium/ui/description-list'
import { DangerIcon } from '@atrium/ui/icon'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationMessages } from '../messages/registration-messages'
import { stepOfRefusal } from './draft'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import styles from './confirm-step.module.css'

export interface ConfirmStepProps extends Pick<StepProps, 'draft' | 'onChange'> {
  readonly mode: RegistrationMode
  readonly onBack: () => void
  readonly onRegistered: (answer: OutputOf<typeof register>) => void
  /** Refused for something that another step mends. */
  readonly onRefused: (code: string, text: string) => void
}

/** Everything once more, before it is done. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { draft, mode, onChange, onBack, onRegistered, onRefused } = props
  const t = useMessages(registrationMessages)
  const errorText = useErrorText()
  const { locale } = useLocale()
  const [tried, setTried] = useState(false)
  const act = useMutation({
    ...write(register, { stales: [checkNames] }),
    onSuccess: onRegistered,
    onError(error) {
      if (isCallError(error) && stepOfRefusal(error.code)) onRefused(error.code, errorText(error))
    },
  })
  const { email, consent, ...given } = draft

  function submit() {
    setTried(true)
    if (consent) act.mutate({ ...given, locale, consent })
  }

  return (
    <StepFrame
      title={t('step-confirm')}
      about={mode === 'approval' ? t('confirm-about-approval') : t('confirm-about')}
      refusal={act.error ? errorText(act.error) : undefined}
      submit={mode === 'approval' ? t('apply') : t('register')}
      busy={act.isPending || act.isSuccess}
      onSubmit={submit}
      onBack={onBack}
    >
      <div className={styles['summary']}>
        <DescriptionList
          facts={[
            { label: t('enterprise-name'), value: draft.enterpriseName.trim() },
            { label: t('contact-name'), value: draft.contactName.trim() },
            { label: t('login-id'), value: draft.loginId.trim().toLowerCase() },
            { label: t('email'), value: email },
          ]}
        />
      </div>
      <div className={styles['consent']}>
        <Checkbox
          value={consent}
          invalid={tried && !consent}
          onChange={(next) => onChange({ consent: next })}
        >
          {t('consent')}
        </Checkbox>
        {tried && !consent && (
          <p role="alert">
            <DangerIcon size={14} /> {t('consent-missing')}
          </p>
        )}
      </div>
    </StepFrame>
  )
}
