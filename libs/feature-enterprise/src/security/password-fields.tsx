import { useMessages } from '@atrium/core-i18n'
import { passwordStrengths, twoStepDemands } from '@atrium/domain-core'
import { Card } from '@atrium/ui/card'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { Segmented } from '@atrium/ui/segmented'
import { Select } from '@atrium/ui/select'
import { NumberField } from './number-field'
import type { FieldsProps } from './policy-form'
import { securityMessages } from './security-messages'

const kindCounts = [1, 2, 3, 4] as const

/** What is refused of a new password. */
export function PasswordFields({ draft, wrong, onChange }: FieldsProps) {
  const t = useMessages(securityMessages)
  const { password } = draft
  const change = (part: Partial<typeof password>) =>
    onChange({ password: { ...password, ...part } })
  const number = (name: 'minLength' | 'expiryDays' | 'history') => ({
    name,
    value: password[name],
    wrong: wrong.has(`password.${name}`),
    onChange: (value: number | null) => change({ [name]: value }),
  })
  return (
    <Card title={t('passwords')} note={t('passwords-about')}>
      <FormSection columns={2}>
        <FormField label={t('strength')} help={t('strength-help')} group>
          <Segmented
            label={t('strength')}
            value={password.strength}
            onChange={(strength) => change({ strength })}
            options={passwordStrengths.map((value) => ({ value, label: t(`strength-${value}`) }))}
          />
        </FormField>
        <FormField label={t('kinds')} help={t('kinds-help')}>
          <Select
            value={password.kinds}
            onChange={(kinds) => change({ kinds })}
            options={kindCounts.map((value) => ({
              value,
              label: value === 1 ? t('kinds-any') : t('kinds-of', { count: value }),
            }))}
          />
        </FormField>
        <NumberField {...number('minLength')} label={t('min-length')} suffix={t('characters')} />
        <NumberField
          {...number('history')}
          label={t('history')}
          help={t('history-help')}
          suffix={t('passwords-unit')}
        />
        <NumberField
          {...number('expiryDays')}
          optional
          label={t('expiry')}
          help={t('expiry-help')}
          suffix={t('days')}
        />
      </FormSection>
    </Card>
  )
}

/** Wrong tries, the second step, and codes in place of a password. */
export function AccountFields({ draft, wrong, onChange }: FieldsProps) {
  const t = useMessages(securityMessages)
  const { lockout, twoStep } = draft
  const number = (name: 'tries' | 'minutes') => ({
    name,
    value: lockout[name],
    wrong: wrong.has(`lockout.${name}`),
    onChange: (value: number | null) => onChange({ lockout: { ...lockout, [name]: value } }),
  })
  return (
    <Card title={t('signing-in')}>
      <FormSection columns={2}>
        <NumberField {...number('tries')} label={t('tries')} suffix={t('tries-unit')} />
        <NumberField {...number('minutes')} label={t('locked-for')} suffix={t('minutes')} />
        <FormField label={t('two-step')}>
          <Select
            value={twoStep.demand}
            onChange={(demand) => demand && onChange({ twoStep: { ...twoStep, demand } })}
            options={twoStepDemands.map((value) => ({ value, label: t(`two-step-${value}`) }))}
          />
        </FormField>
        <NumberField
          name="graceDays"
          label={t('grace')}
          help={t('grace-help')}
          suffix={t('days')}
          disabled={twoStep.demand === 'nobody'}
          value={twoStep.graceDays}
          wrong={wrong.has('twoStep.graceDays')}
          onChange={(graceDays) => onChange({ twoStep: { ...twoStep, graceDays } })}
        />
        <FormField label={t('codes')} help={t('codes-help')} group>
          <Checkbox value={draft.byCode} onChange={(byCode) => onChange({ byCode })}>
            {t('by-code')}
          </Checkbox>
        </FormField>
      </FormSection>
    </Card>
  )
}
