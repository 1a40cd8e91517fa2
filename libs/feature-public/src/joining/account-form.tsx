import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import {
  passwordAdvice,
  passwordFault,
  passwordRuleMessages,
  passwordStrength,
} from '@atrium/domain-auth'
import type { PasswordRule } from '@atrium/domain-core'
import { registerAndJoin } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { StrengthMeter } from '@atrium/ui/strength-meter'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { registering } from './joining-queries'
import { useOpenOwnJoining, useOpenSpace } from './use-open-space'

export interface AccountFormProps {
  readonly joinKey: string
  readonly approval: boolean
  readonly rule: PasswordRule
}

const { name: nameSchema, loginId: loginSchema } = registerAndJoin.input.shape
const fieldOfCode: Readonly<Record<string, string>> = {
  'login-taken': 'login',
  'password-short': 'password',
  'password-kinds': 'password',
  'password-weak': 'password',
}

/** Makes the account of a person who has none, and joins with it. */
export function AccountForm({ joinKey, approval, rule }: AccountFormProps) {
  const t = useMessages(joiningMessages)
  const say = useMessages(passwordRuleMessages)
  const errorText = useErrorText()
  const { locale } = useLocale()
  const openSpace = useOpenSpace()
  const openOwn = useOpenOwnJoining()
  const [draft, setDraft] = useState({ name: '', loginId: '', password: '' })
  const [tried, setTried] = useState(false)
  const { name, loginId, password } = draft
  // The window is somebody else's from here on, so it begins anew.
  const sending = useMutation({
    ...registering,
    onSuccess: ({ outcome, entId }) => (outcome === 'joined' ? openSpace(entId) : openOwn()),
  })
  const known = [loginId, name]
  const strength = passwordStrength(password, known)
  const fault = passwordFault(password, rule, known)
  const advice = passwordAdvice(rule)
  const wrong = {
    name: nameSchema.safeParse(name).success ? undefined : t('name-missing'),
    login: loginSchema.safeParse(loginId).success ? undefined : t('login-help'),
    password: fault ? say(fault.code, fault.params) : undefined,
  }
  const refused = isCallError(sending.error) ? fieldOfCode[sending.error.code] : undefined

  function errorOf(field: keyof typeof wrong) {
    if (tried && wrong[field]) return wrong[field]
    return refused === field ? errorText(sending.error) : undefined
  }

  function change(part: Partial<typeof draft>) {
    sending.reset()
    setDraft({ ...draft, ...part })
  }

  function submit() {
    setTried(true)
    if (sending.isPending || Object.values(wrong).some(Boolean)) return
    sending.mutate({ key: joinKey, name, loginId, password, locale })
  }

  return (
    <FormLayout width="full" label={t('account-title')} onSubmit={submit}>
      {sending.error && !refused && <Notice tone="danger">{errorText(sending.error)}</Notice>}
      <FormField label={t('name')} required error={errorOf('name')}>
        <TextInput
          size="large"
          name="name"
          autoComplete="name"
          maxLength={60}
          value={name}
          onChange={(next) => change({ name: next })}
        />
      </FormField>
      <FormField label={t('login')} required help={t('login-help')} error={errorOf('login')}>
        <TextInput
          size="large"
          name="username"
          autoComplete="username"
          maxLength={32}
          value={loginId}
          onChange={(next) => change({ loginId: next.toLowerCase() })}
        />
      </FormField>
      <FormField
        label={t('password')}
        required
        help={say(advice.key, advice.params)}
        error={errorOf('password')}
        aside={password !== '' && <StrengthMeter strength={strength} />}
      >
        <PasswordInput
          size="large"
          name="new-password"
          purpose="new-password"
          value={password}
          onChange={(next) => change({ password: next })}
        />
      </FormField>
      <Button kind="primary" size="large" type="submit" wide loading={sending.isPending}>
        {t(approval ? 'create-and-ask' : 'create-and-join')}
      </Button>
    </FormLayout>
  )
}
