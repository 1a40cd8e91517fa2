import { useMessages } from '@atrium/core-i18n'
import {
  textFormats,
  validatorKinds,
  type TextFormat,
  type Validator,
  type ValidatorKind,
} from '@atrium/domain-forms'
import { DatePicker } from '@atrium/ui/date-picker'
import { FormField } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import { Select } from '@atrium/ui/select'
import { designerMessages } from '../messages/designer-messages'
import { CompareRule } from './compare-rule'
import { useFieldError, type FieldEditorProps } from './field-editor'
import styles from './inspector.module.css'

type ValidatorOf<Kind extends ValidatorKind> = Extract<Validator, { kind: Kind }>

/** The rules a kind of field offers, each once; a rule without a limit is left out of the field. */
export function RulesEditor({ field, change }: FieldEditorProps) {
  const offered: readonly ValidatorKind[] = validatorKinds[field.kind]
  const ruleOf = <Kind extends ValidatorKind>(kind: Kind) =>
    field.validators.find((rule): rule is ValidatorOf<Kind> => rule.kind === kind)
  const setRule = (kind: ValidatorKind, rule: Validator | null, key?: string) => {
    const others = field.validators.filter((each) => each.kind !== kind)
    change({ validators: rule ? [...others, rule] : others }, key)
  }
  const crossed = useFieldError(field.id)('limits-crossed')
  const texts = field.kind === 'text' || field.kind === 'long-text'
  return (
    <>
      {offered.includes('format') && (
        <FormatRule
          format={ruleOf('format')?.format ?? null}
          onChange={(format) => setRule('format', format && { kind: 'format', format })}
        />
      )}
      {offered.includes('length') && (
        <LengthRule
          rule={ruleOf('length')}
          of={texts ? 'length' : 'items'}
          onChange={(rule) => setRule('length', rule, 'length')}
        />
      )}
      {offered.includes('range') && (
        <RangeRule rule={ruleOf('range')} onChange={(rule) => setRule('range', rule, 'range')} />
      )}
      {offered.includes('date-range') && (
        <DateRule rule={ruleOf('date-range')} onChange={(rule) => setRule('date-range', rule)} />
      )}
      {crossed && (
        <p className={styles.error} role="alert">
          {crossed}
        </p>
      )}
      {offered.includes('compare') && (
        <CompareRule
          field={field}
          rule={ruleOf('compare')}
          onChange={(rule) => setRule('compare', rule)}
        />
      )}
    </>
  )
}

function FormatRule(props: {
  format: TextFormat | null
  onChange: (format: TextFormat | null) => void
}) {
  const t = useMessages(designerMessages)
  return (
    <FormField label={t('rule-format')}>
      <Select
        clearable
        value={props.format}
        placeholder={t('rule-any')}
        options={textFormats.map((value) => ({ value, label: t(`format-${value}`) }))}
        onChange={props.onChange}
      />
    </FormField>
  )
}

interface RuleProps<Kind extends ValidatorKind> {
  rule: ValidatorOf<Kind> | undefined
  onChange: (rule: ValidatorOf<Kind> | null) => void
}

function LengthRule({ rule, of, onChange }: RuleProps<'length'> & { of: 'length' | 'items' }) {
  const t = useMessages(designerMessages)
  const { min = null, max = null } = rule ?? {}
  const set = (limits: { min: number | null; max: number | null }) =>
    onChange(limits.min === null && limits.max === null ? null : { kind: 'length', ...limits })
  return (
    <div className={styles.pair}>
      <FormField label={t(`rule-min-${of}`)}>
        <NumberInput
          min={0}
          max={20_000}
          precision={0}
          value={min}
          onChange={(next) => set({ min: next, max })}
        />
      </FormField>
      <FormField label={t(`rule-max-${of}`)}>
        <NumberInput
          min={1}
          max={20_000}
          precision={0}
          value={max}
          onChange={(next) => set({ min, max: next })}
        />
      </FormField>
    </div>
  )
}

function RangeRule({ rule, onChange }: RuleProps<'range'>) {
  const t = useMessages(designerMessages)
  const { min = null, max = null } = rule ?? {}
  const set = (limits: { min: number | null; max: number | null }) =>
    onChange(limits.min === null && limits.max === null ? null : { kind: 'range', ...limits })
  return (
    <div className={styles.pair}>
      <FormField label={t('rule-min')}>
        <NumberInput value={min} onChange={(next) => set({ min: next, max })} />
      </FormField>
      <FormField label={t('rule-max')}>
        <NumberInput value={max} onChange={(next) => set({ min, max: next })} />
      </FormField>
    </div>
  )
}

function DateRule({ rule, onChange }: RuleProps<'date-range'>) {
  const t = useMessages(designerMessages)
  const { min = null, max = null } = rule ?? {}
  const set = (limits: { min: string | null; max: string | null }) =>
    onChange(limits.min === null && limits.max === null ? null : { kind: 'date-range', ...limits })
  return (
    <div className={styles.pair}>
      <FormField label={t('rule-earliest')}>
        <DatePicker value={min} onChange={(next) => set({ min: next, max })} />
      </FormField>
      <FormField label={t('rule-latest')}>
        <DatePicker value={max} onChange={(next) => set({ min, max: next })} />
      </FormField>
    </div>
  )
}
