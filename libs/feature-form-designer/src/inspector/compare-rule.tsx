import { useMessages } from '@atrium/core-i18n'
import { orderedFields, type Field, type Validator } from '@atrium/domain-forms'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { useDesigner } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { useFieldError } from './field-editor'
import styles from './inspector.module.css'

type Compare = Extract<Validator, { kind: 'compare' }>
type Comparison = Compare['comparison']

const ordered: readonly Comparison[] = ['gt', 'gte', 'lt', 'lte', 'eq', 'ne']
const equal: readonly Comparison[] = ['eq', 'ne']

interface CompareRuleProps {
  field: Field
  rule: Compare | undefined
  onChange: (rule: Compare | null) => void
}

/** Against another field of the same kind, such as an end that is not before its start. */
export function CompareRule({ field, rule, onChange }: CompareRuleProps) {
  const t = useMessages(designerMessages)
  const errorOf = useFieldError(field.id)
  const schema = useDesigner(draftOf)
  const others = orderedFields(schema).filter(
    (each) => each.kind === field.kind && each.id !== field.id,
  )
  if (others.length === 0 && !rule) return null
  const offered = field.kind === 'text' ? equal : ordered
  const comparison = rule?.comparison ?? offered[0] ?? 'eq'
  const known = others.some((each) => each.id === rule?.field)
  return (
    <FormField group label={t('rule-compare')} error={errorOf('compare-target-unfit')}>
      <div className={rule ? styles.compare : undefined}>
        {rule && (
          <Select
            id={`comparison-${field.id}`}
            label={t('rule-comparison')}
            value={comparison}
            searchable={false}
            options={offered.map((value) => ({ value, label: t(`compare-${value}`) }))}
            onChange={(next) => next && onChange({ ...rule, comparison: next })}
          />
        )}
        <Select
          clearable
          label={t('rule-compare-field')}
          value={known ? (rule?.field ?? null) : null}
          placeholder={t('rule-compare-none')}
          options={others.map((each) => ({ value: each.id, label: each.label || t('unnamed') }))}
          onChange={(other) =>
            onChange(other === null ? null : { kind: 'compare', comparison, field: other })
          }
        />
      </div>
    </FormField>
  )
}
