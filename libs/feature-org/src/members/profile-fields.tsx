import { useMessages } from '@atrium/core-i18n'
import { genders } from '@atrium/domain-org'
import { Checkbox } from '@atrium/ui/checkbox'
import { DatePicker } from '@atrium/ui/date-picker'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { memberMessages } from '../messages/member-messages'
import type { MemberDraft, MemberField } from './member-draft'

export interface MemberFieldsProps {
  readonly draft: MemberDraft
  readonly errorOf: (field: MemberField) => string | undefined
  readonly idOf: (field: MemberField) => string
  readonly onChange: (part: Partial<MemberDraft>) => void
}

/** Who a member is, how they are reached, and their work. */
export function ProfileFields(props: MemberFieldsProps) {
  const { draft, errorOf, idOf, onChange } = props
  const t = useMessages(memberMessages)
  return (
    <>
      <FormSection title={t('profile')} columns={2}>
        <FormField label={t('name')} required id={idOf('name')} error={errorOf('name')}>
          <TextInput value={draft.name} maxLength={60} onChange={(name) => onChange({ name })} />
        </FormField>
        <FormField label={t('name-en')} optional help={t('name-en-help')}>
          <TextInput
            value={draft.nameEn ?? ''}
            maxLength={60}
            onChange={(nameEn) => onChange({ nameEn: nameEn === '' ? null : nameEn })}
          />
        </FormField>
        <FormField label={t('gender')}>
          <Select
            value={draft.gender ?? 'none'}
            options={[
              { value: 'none', label: t('gender-none') },
              ...genders.map((each) => ({ value: each, label: t(`gender-${each}`) })),
            ]}
            onChange={(next) => onChange({ gender: genders.find((each) => each === next) ?? null })}
          />
        </FormField>
        <FormField label={t('birthday')} optional>
          <DatePicker value={draft.birthday} onChange={(birthday) => onChange({ birthday })} />
        </FormField>
        <FormField label={t('id-card')} optional>
          <TextInput
            value={draft.idCard}
            maxLength={30}
            onChange={(idCard) => onChange({ idCard })}
          />
        </FormField>
        <FormField label={t('signature')} optional>
          <TextInput
            value={draft.signature}
            maxLength={40}
            onChange={(signature) => onChange({ signature })}
          />
        </FormField>
      </FormSection>
      <ContactFields {...props} />
      <FormSection title={t('work')} columns={2}>
        <FormField
          label={t('employee-number')}
          optional
          id={idOf('employeeNumber')}
          error={errorOf('employeeNumber')}
        >
          <TextInput
            value={draft.employeeNumber}
            maxLength={40}
            onChange={(employeeNumber) => onChange({ employeeNumber })}
          />
        </FormField>
        <FormField label={t('entry-date')} optional>
          <DatePicker value={draft.entryDate} onChange={(entryDate) => onChange({ entryDate })} />
        </FormField>
        <FormField label={t('job')} optional>
          <TextArea
            rows={2}
            value={draft.jobDescription}
            maxLength={500}
            onChange={(jobDescription) => onChange({ jobDescription })}
          />
        </FormField>
      </FormSection>
    </>
  )
}

function ContactFields({ draft, errorOf, idOf, onChange }: MemberFieldsProps) {
  const t = useMessages(memberMessages)
  return (
    <FormSection title={t('contact')} columns={2}>
      <FormField label={t('phone')} optional id={idOf('phone')} error={errorOf('phone')}>
        <TextInput
          type="tel"
          value={draft.phone}
          maxLength={24}
          onChange={(phone) => onChange({ phone: phone.trim() })}
        />
      </FormField>
      <FormField label={t('phone-hidden')} group help={t('phone-hidden-help')}>
        <Checkbox value={draft.phoneHidden} onChange={(phoneHidden) => onChange({ phoneHidden })}>
          {t('phone-hidden')}
        </Checkbox>
      </FormField>
      <FormField label={t('email')} optional id={idOf('email')} error={errorOf('email')}>
        <TextInput
          type="email"
          value={draft.email}
          maxLength={200}
          onChange={(email) => onChange({ email: email.trim() })}
        />
      </FormField>
      <FormField label={t('extension')} optional>
        <TextInput
          value={draft.extension}
          maxLength={20}
          onChange={(extension) => onChange({ extension })}
        />
      </FormField>
      <FormField label={t('qq')} optional id={idOf('qq')} error={errorOf('qq')}>
        <TextInput value={draft.qq} maxLength={12} onChange={(qq) => onChange({ qq: qq.trim() })} />
      </FormField>
      <FormField label={t('address')} optional>
        <TextInput
          value={draft.address}
          maxLength={200}
          onChange={(address) => onChange({ address })}
        />
      </FormField>
    </FormSection>
  )
}
