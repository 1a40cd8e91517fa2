import { useMessages } from '@atrium/core-i18n'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import { TextInput } from '@atrium/ui/text-input'
import { fieldError } from '../list/field-error'
import { tenantMessages } from '../messages/tenant-messages'
import { type TypedTenant, wrongTenant } from './tenant-draft'

export interface TenantFieldsProps {
  readonly typed: TypedTenant
  /** What is wrong is said. */
  readonly tried: boolean
  /** Of the server's refusal. */
  readonly error: unknown
  readonly onChange: (part: Partial<TypedTenant>) => void
}

/** Name and limit of an enterprise. */
export function TenantFields({ typed, tried, error, onChange }: TenantFieldsProps) {
  const t = useMessages(tenantMessages)
  const wrong = tried ? wrongTenant(typed) : new Set<keyof TypedTenant>()
  return (
    <FormSection columns={2}>
      <FormField label={t('name')} required error={wrong.has('name') ? t('name-wrong') : undefined}>
        <TextInput value={typed.name} maxLength={60} onChange={(name) => onChange({ name })} />
      </FormField>
      <FormField
        label={t('name-en')}
        optional
        error={wrong.has('nameEn') ? t('name-wrong') : undefined}
      >
        <TextInput
          value={typed.nameEn}
          maxLength={60}
          onChange={(nameEn) => onChange({ nameEn })}
        />
      </FormField>
      <FormField
        label={t('quota')}
        optional
        help={t('quota-help')}
        error={wrong.has('peopleQuota') ? t('quota-wrong') : fieldError(error, 'peopleQuota')}
      >
        <NumberInput
          steps={false}
          precision={0}
          value={typed.peopleQuota}
          onChange={(peopleQuota) => onChange({ peopleQuota })}
        />
      </FormField>
    </FormSection>
  )
}
