import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import {
  passwordAdvice,
  passwordFault,
  passwordRuleMessages,
  passwordStrength,
} from '@atrium/domain-auth'
import { defaultPolicy } from '@atrium/domain-core'
import { checkNames, publicCodeMessages } from '@atrium/domain-public'
import { FormField } from '@atrium/ui/form-layout'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationMessages } from '../messages/registration-messages'
import { isLoginId } from './draft'
import { EmailField } from './email-field'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'

export interface AccountStepProps extends StepProps {
  readonly codeDigits: number
  readonly onBack: () => void
}

/** How the first administrator signs in. */
export function AccountStep(props: AccountStepProps) {
  const { draft, wrong, onChange, onDone, onBack } = props
  const t = useMessages(registrationMessages)
  const say = useMessages(passwordRuleMessages)
  const errorText = useErrorText()
  const { locale } = useLocale()
  const net = useNet()
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const check = useMutation({
    mutationFn: (loginId: string) => net.call(checkNames, { loginId }),
    onSuccess: (free, loginId) => (free.loginId ? onDone() : setTaken(loginId)),
  })
  const { loginId, password, emailProof } = draft
  const known = [loginId, draft.enterpriseName]
  const fault = passwordFault(password, defaultPolicy.password, known)
  const advice = passwordAdvice(defaultPolicy.password)

  function submit() {
    setTried(true)
    if (isLoginId(loginId) && emailProof !== '' && !fault) check.mutate(loginId)
  }

  function loginIdError() {
    if (taken === loginId) return publicCodeMessages[locale]['login-id-taken']
    if (tried && !isLoginId(loginId)) return t('login-id-help')
    return wrong?.field === 'loginId' ? wrong.text : undefined
  }

  return (
    <StepFrame
      title={t('step-account')}
      about={t('account-about')}
      refusal={check.error ? errorText(check.error) : undefined}
      submit={t('next')}
      busy={check.isPending}
      onSubmit={submit}
      onBack={onBack}
    >
      <FormField label={t('login-id')} required help={t('login-id-help')} error={loginIdError()}>
        <TextInput
          size="large"
          name="username"
          autoComplete="username"
          maxLength={32}
          value={loginId}
          onChange={(next) => onChange({ loginId: next })}
        />
      </FormField>
      <EmailField {...props} tried={tried} />
      <FormField
        label={t('password')}
        required
        help={say(advice.key, advice.params)}
        error={tried && fault ? say(fault.code, fault.params) : undefined}
        aside={password !== '' && <StrengthMeter strength={passwordStrength(password, known)} />}
      >
        <PasswordInput
          size="large"
          name="new-password"
          purpose="new-password"
          value={password}
          onChange={(next) => onChange({ password: next })}
        />
      </FormField>
    </StepFrame>
  )
}
