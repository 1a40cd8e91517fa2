import { useMessages } from '@atrium/core-i18n'
import { spaceOf, useSession } from '@atrium/core-session'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { Switch } from '@atrium/ui/switch'
import { CopyField } from './copy-field'
import type { FieldsProps } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

/** Whether people may, or must, sign in this way. */
export function UseFields(props: FieldsProps & { readonly redirectUri: string | null }) {
  const { draft, onChange, redirectUri } = props
  const t = useMessages(signOnMessages)
  const entId = useSession(spaceOf) ?? ''
  return (
    <FormSection title={t('use')}>
      <FormField label={t('use')} group>
        <Switch value={draft.enabled} onChange={(enabled) => onChange({ enabled })}>
          {t('enabled')}
        </Switch>
      </FormField>
      <FormField label={t('required')} group disabled={!draft.enabled} help={t('required-help')}>
        <Checkbox
          value={draft.enabled && draft.required}
          onChange={(required) => onChange({ required })}
        >
          {t('required')}
        </Checkbox>
      </FormField>
      {redirectUri !== null && (
        <CopyField
          label={t('own-link')}
          help={t('own-link-help')}
          text={`${redirectUri}?enterprise=${encodeURIComponent(entId)}`}
        />
      )}
    </FormSection>
  )
}
