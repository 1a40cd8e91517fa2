import { useMessages } from '@atrium/core-i18n'
import { spaceOf, useSession } from '@atrium/core-session'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { RadioGroup } from '@atrium/ui/radio-group'
import { CopyField } from './copy-field'
import type { FieldsProps } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

const uses = ['off', 'optional', 'required'] as const

/** Whether people may, or must, sign in this way. */
export function UseFields(props: FieldsProps & { readonly redirectUri: string | null }) {
  const { draft, onChange, redirectUri } = props
  const t = useMessages(signOnMessages)
  const entId = useSession(spaceOf) ?? ''
  const on = draft.required ? 'required' : 'optional'
  return (
    <Card title={t('signing-in')}>
      <FormSection>
        <FormField label={t('use')} group>
          <RadioGroup
            direction="column"
            value={draft.enabled ? on : 'off'}
            onChange={(use) => onChange({ enabled: use !== 'off', required: use === 'required' })}
            options={uses.map((value) => ({
              value,
              label: t(`use-${value}`),
              description: t(`use-${value}-about`),
            }))}
          />
        </FormField>
        {redirectUri !== null && (
          <CopyField
            label={t('own-link')}
            help={t('own-link-help')}
            text={`${redirectUri}?enterprise=${encodeURIComponent(entId)}`}
          />
        )}
      </FormSection>
    </Card>
  )
}
