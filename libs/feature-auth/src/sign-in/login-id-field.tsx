import { useMessages } from '@atrium/core-i18n'
import { FormField } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { authMessages } from '../messages/auth-messages'

export interface LoginIdFieldProps {
  readonly value: string
  readonly onChange: (loginId: string) => void
  readonly missing: boolean
}

/** Who signs in: a login id, an e-mail address or a phone number. */
export function LoginIdField({ value, onChange, missing }: LoginIdFieldProps) {
  const t = useMessages(authMessages)
  return (
    <FormField label={t('login-id')} error={missing ? t('login-id-missing') : undefined}>
      <TextInput
        name="username"
        autoComplete="username"
        placeholder={t('login-id-help')}
        size="large"
        maxLength={120}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page serves nothing else
        autoFocus
        value={value}
        onChange={onChange}
      />
    </FormField>
  )
}
