import { useMessages } from '@atrium/core-i18n'
import { optionsOf, type FieldOf } from '@atrium/domain-forms'
import { DatePicker, DateTimePicker } from '@atrium/ui/date-picker'
import { FormField } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import { Segmented } from '@atrium/ui/segmented'
import { MultiSelect, Select } from '@atrium/ui/select'
import { Switch } from '@atrium/ui/switch'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { designerMessages } from '../messages/designer-messages'
import { useFieldError, type ChangeField, type FieldEditorProps } from './field-editor'
import styles from './inspector.module.css'

/** What a new record holds before anybody fills it in. */
export function DefaultEditor({ field, change }: FieldEditorProps) {
  const t = useMessages(designerMessages)
  const errorOf = useFieldError(field.id)
  switch (field.kind) {
    case 'attachment':
    case 'relation':
      return null
    case 'switch':
      return (
        <Switch size="small" value={field.default} onChange={(on) => change({ default: on })}>
          {t('default-on')}
        </Switch>
      )
    case 'person':
      return (
        <Switch
          size="small"
          value={field.default === 'me'}
          onChange={(me) => change({ default: me ? 'me' : null })}
        >
          {t('default-me')}
        </Switch>
      )
    case 'date':
    case 'date-time':
      return <DateDefault field={field} change={change} />
    default:
      return (
        <FormField label={t('default')} error={errorOf('default-unfit')}>
          <DefaultInput field={field} change={change} />
        </FormField>
      )
  }
}

function DefaultInput({ field, change }: FieldEditorProps) {
  const key = 'default'
  const choices = optionsOf(field)
    .filter((option) => !option.archived)
    .map((option) => ({ value: option.id, label: option.label }))
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          value={field.default ?? ''}
          maxLength={2000}
          onChange={(text) => change({ default: text || null }, key)}
        />
      )
    case 'long-text':
      return (
        <TextArea
          rows={2}
          value={field.default ?? ''}
          maxLength={20_000}
          onChange={(text) => change({ default: text || null }, key)}
        />
      )
    case 'number':
    case 'currency':
      return (
        <NumberInput
          value={field.default}
          onChange={(number) => change({ default: number }, key)}
          {...(field.decimals === null ? {} : { precision: field.decimals })}
        />
      )
    case 'single-select':
      return (
        <Select
          clearable
          value={field.default}
          options={choices}
          onChange={(id) => change({ default: id })}
        />
      )
    case 'multi-select':
      return (
        <MultiSelect
          value={field.default}
          options={choices}
          onChange={(ids) => change({ default: ids })}
        />
      )
    default:
      return null
  }
}

type DateWay = 'none' | 'moving' | 'fixed'

/** Nothing, the moment of filling in, or a fixed day. */
function DateDefault({
  field,
  change,
}: {
  field: FieldOf<'date' | 'date-time'>
  change: ChangeField
}) {
  const t = useMessages(designerMessages)
  const moving = field.kind === 'date' ? 'today' : 'now'
  const [way, setWay] = useState<DateWay>(wayOf(field.default, moving))
  const Picker = field.kind === 'date' ? DatePicker : DateTimePicker
  function choose(next: DateWay) {
    setWay(next)
    change({ default: next === 'moving' ? moving : null })
  }
  return (
    <div className={styles.stack}>
      <FormField group label={t('default')}>
        <Segmented
          wide
          label={t('default')}
          value={field.default === moving ? 'moving' : way}
          options={[
            { value: 'none', label: t('default-none') },
            { value: 'moving', label: t(`default-${moving}`) },
            { value: 'fixed', label: t('default-fixed') },
          ]}
          onChange={choose}
        />
      </FormField>
      {way === 'fixed' && (
        <Picker
          label={t('default-fixed')}
          value={field.default === moving ? null : field.default}
          onChange={(day) => change({ default: day })}
        />
      )}
    </div>
  )
}

function wayOf(value: string | null, moving: string): DateWay {
  if (value === moving) return 'moving'
  return value === null ? 'none' : 'fixed'
}
