import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { checkNames, publicCodeMessages } from '@atrium/domain-public'
import { FormField } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationMessages } from '../messages/registration-messages'
import { isContactName, isEnterpriseName } from './draft'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'

/** Whose space it is going to be. */
export function EnterpriseStep({ draft, wrong, onChange, onDone }: StepProps) {
  const t = useMessages(registrationMessages)
  const errorText = useErrorText()
  const net = useNet()
  const { locale } = useLocale()
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const check = useMutation({
    mutationFn: (enterpriseName: string) => net.call(checkNames, { enterpriseName }),
    onSuccess: (free, name) => (free.enterpriseName ? onDone() : setTaken(name)),
  })
  const { enterpriseName, contactName } = draft

  function submit() {
    setTried(true)
    if (isEnterpriseName(enterpriseName) && isContactName(contactName)) check.mutate(enterpriseName)
  }

  function nameError() {
    if (taken === enterpriseName) return publicCodeMessages[locale]['enterprise-name-taken']
    if (tried && !isEnterpriseName(enterpriseName)) return t('enterprise-name-wrong')
    return wrong?.field === 'enterpriseName' ? wrong.text : undefined
  }

  return (
    <StepFrame
      title={t('step-enterprise')}
      about={t('enterprise-about')}
      refusal={check.error ? errorText(check.error) : undefined}
      submit={t('next')}
      busy={check.isPending}
      onSubmit={submit}
    >
      <FormField
        label={t('enterprise-name')}
        required
        help={t('enterprise-name-help')}
        error={nameError()}
      >
        <TextInput
          size="large"
          name="organization"
          autoComplete="organization"
          maxLength={60}
          value={enterpriseName}
          onChange={(next) => onChange({ enterpriseName: next })}
        />
      </FormField>
      <FormField
        label={t('contact-name')}
        required
        error={tried && !isContactName(contactName) ? t('contact-name-wrong') : undefined}
      >
        <TextInput
          size="large"
          name="name"
          autoComplete="name"
          maxLength={40}
          value={contactName}
          onChange={(next) => onChange({ contactName: next })}
        />
      </FormField>
    </StepFrame>
  )
}
