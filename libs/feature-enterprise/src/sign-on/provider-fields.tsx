import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { SignOnSettings } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { PasswordInput } from '@atrium/ui/password-input'
import { Stack } from '@atrium/ui/stack'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { CopyField } from './copy-field'
import { signOnTest } from './sign-on-data'
import type { FieldsProps } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

interface ProviderFieldsProps extends FieldsProps {
  readonly settings: SignOnSettings
  readonly secret: string
  readonly secretError: string | undefined
  readonly onSecret: (secret: string) => void
}

/** Who the provider is, and who we are to it. */
export function ProviderFields(props: ProviderFieldsProps) {
  const { draft, errorOf, onChange, settings, secret, secretError, onSecret } = props
  const t = useMessages(signOnMessages)
  return (
    <Card title={t('provider')} note={t('provider-about')}>
      <FormSection columns={2}>
        <FormField label={t('name')} required help={t('name-help')} error={errorOf('name')}>
          <TextInput value={draft.name} maxLength={40} onChange={(name) => onChange({ name })} />
        </FormField>
        <FormField label={t('issuer')} required help={t('issuer-help')} error={errorOf('issuer')}>
          <TextInput
            type="url"
            placeholder={t('issuer-example')}
            value={draft.issuer}
            maxLength={300}
            onChange={(issuer) => onChange({ issuer: issuer.trim() })}
          />
        </FormField>
        <FormField label={t('client-id')} required error={errorOf('clientId')}>
          <TextInput
            autoComplete="off"
            value={draft.clientId}
            maxLength={200}
            onChange={(clientId) => onChange({ clientId })}
          />
        </FormField>
        <FormField
          label={t('secret')}
          required={!settings.hasSecret}
          help={settings.hasSecret ? t('secret-kept') : t('secret-help')}
          error={secretError}
        >
          <PasswordInput
            name="client-secret"
            purpose="new-password"
            value={secret}
            onChange={onSecret}
          />
        </FormField>
        <FormField label={t('scopes')} help={t('scopes-help')} error={errorOf('scopes')}>
          <TextInput
            value={draft.scopes}
            maxLength={200}
            onChange={(scopes) => onChange({ scopes })}
          />
        </FormField>
        {settings.redirectUri !== null && (
          <CopyField
            label={t('redirect-uri')}
            help={t('redirect-uri-help')}
            text={settings.redirectUri}
          />
        )}
      </FormSection>
      <FormSection>
        <TestConnection {...props} />
      </FormSection>
    </Card>
  )
}

/** Asks the provider what it says of itself; nobody is signed in, and nothing is saved. */
function TestConnection({ read }: FieldsProps) {
  const t = useMessages(signOnMessages)
  const errorText = useErrorText()
  const test = useMutation(signOnTest)
  const { provider } = read
  const isAboutThis =
    JSON.stringify(test.variables?.provider) === JSON.stringify(provider) && !test.isPending
  return (
    <div aria-live="polite">
      <Stack gap={3}>
        <div>
          <Button
            loading={test.isPending}
            disabled={provider === null}
            onClick={() => provider && test.mutate({ provider })}
          >
            {t('test')}
          </Button>
        </div>
        {isAboutThis && test.error && <Notice tone="danger">{errorText(test.error)}</Notice>}
        {isAboutThis && test.data && <Answered {...test.data} />}
      </Stack>
    </div>
  )
}

function Answered({ issuer, missingScopes }: { issuer: string; missingScopes: readonly string[] }) {
  const t = useMessages(signOnMessages)
  if (missingScopes.length === 0) {
    return <Notice tone="success">{t('test-good', { issuer })}</Notice>
  }
  return <Notice tone="warning">{t('test-scopes', { scopes: missingScopes.join(' ') })}</Notice>
}
