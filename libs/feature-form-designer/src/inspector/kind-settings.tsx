import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { listForms, type FieldOf } from '@atrium/domain-forms'
import { FormField } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import { Select } from '@atrium/ui/select'
import { Switch } from '@atrium/ui/switch'
import { TextInput } from '@atrium/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { designerMessages } from '../messages/designer-messages'
import { useFieldError, type ChangeField, type FieldEditorProps } from './field-editor'
import { OptionsEditor } from './options-editor'
import styles from './inspector.module.css'

/** What only this kind of field is told. */
export function KindSettings({ field, change }: FieldEditorProps) {
  switch (field.kind) {
    case 'number':
      return <NumberSettings field={field} change={change} />
    case 'currency':
      return <CurrencySettings field={field} change={change} />
    case 'single-select':
    case 'multi-select':
      return <OptionsEditor field={field} change={change} />
    case 'person':
      return <Multiple field={field} change={change} text="multiple-people" />
    case 'relation':
      return <RelationSettings field={field} change={change} />
    case 'attachment':
      return <AttachmentSettings field={field} change={change} />
    default:
      return null
  }
}

interface SettingsOf<Kind extends FieldEditorProps['field']['kind']> {
  field: FieldOf<Kind>
  change: ChangeField
}

function NumberSettings({ field, change }: SettingsOf<'number'>) {
  const t = useMessages(designerMessages)
  return (
    <div className={styles.pair}>
      <FormField label={t('decimals')}>
        <NumberInput
          min={0}
          max={10}
          precision={0}
          placeholder={t('decimals-any')}
          value={field.decimals}
          onChange={(decimals) => change({ decimals }, 'decimals')}
        />
      </FormField>
      <FormField label={t('unit')}>
        <TextInput
          value={field.unit}
          maxLength={20}
          onChange={(unit) => change({ unit }, 'unit')}
        />
      </FormField>
    </div>
  )
}

const currencies = [
  'CNY',
  'USD',
  'EUR',
  'JPY',
  'GBP',
  'HKD',
  'KRW',
  'SGD',
  'AUD',
  'CAD',
  'CHF',
  'INR',
]

function CurrencySettings({ field, change }: SettingsOf<'currency'>) {
  const t = useMessages(designerMessages)
  return (
    <div className={styles.pair}>
      <FormField label={t('currency')}>
        <Select
          value={field.currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(currency) => currency && change({ currency })}
        />
      </FormField>
      <FormField label={t('decimals')}>
        <NumberInput
          min={0}
          max={4}
          precision={0}
          value={field.decimals}
          onChange={(decimals) => change({ decimals: decimals ?? 2 }, 'decimals')}
        />
      </FormField>
    </div>
  )
}

function Multiple({
  field,
  change,
  text,
}: SettingsOf<'person' | 'relation'> & {
  text: 'multiple-people' | 'multiple-records'
}) {
  const t = useMessages(designerMessages)
  return (
    <Switch size="small" value={field.multiple} onChange={(multiple) => change({ multiple })}>
      {t(text)}
    </Switch>
  )
}

function RelationSettings({ field, change }: SettingsOf<'relation'>) {
  const t = useMessages(designerMessages)
  const forms = useQuery(read(listForms, {}))
  const errorOf = useFieldError(field.id)
  const choices = (forms.data ?? [])
    .filter((form) => form.version > 0)
    .map((form) => ({ value: form.id, label: form.name }))
  const known = choices.some((choice) => choice.value === field.formId)
  return (
    <>
      <FormField
        label={t('relation-form')}
        help={t('relation-help')}
        error={errorOf('relation-target-missing')}
        required
      >
        <Select
          value={known ? field.formId : null}
          placeholder={t('relation-choose')}
          loading={forms.isPending}
          empty={t('relation-none')}
          options={choices}
          onChange={(formId) => change({ formId: formId ?? '' })}
        />
      </FormField>
      <Multiple field={field} change={change} text="multiple-records" />
    </>
  )
}

function AttachmentSettings({ field, change }: SettingsOf<'attachment'>) {
  const t = useMessages(designerMessages)
  return (
    <FormField label={t('max-count')}>
      <NumberInput
        min={1}
        max={20}
        precision={0}
        value={field.maxCount}
        onChange={(maxCount) => change({ maxCount: maxCount ?? 5 }, 'max-count')}
      />
    </FormField>
  )
}
