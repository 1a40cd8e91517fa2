import type { Condition } from '@atrium/domain-core'
import { CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Select } from 'antd'
import { compared, newCondition } from './filter-edit'
import type { FilterField } from './filter-field'
import { comparisonText } from './filter-text'
import type { FilterWords } from './filter-words'
import { OperandInput } from './operand-input'
import styles from './filter-builder.module.css'

interface ConditionRowProps {
  condition: Condition
  fields: readonly FilterField[]
  words: FilterWords
  onChange: (condition: Condition) => void
  onRemove: () => void
}

/** One comparison: field, how, with what. */
export function ConditionRow({ condition, fields, words, onChange, onRemove }: ConditionRowProps) {
  const field = fields.find((known) => known.id === condition.field)
  const choose = (id: string) => {
    const next = fields.find((known) => known.id === id)
    if (next) onChange(newCondition(next))
  }
  return (
    <div className={styles['condition']}>
      <Select
        aria-label={words.field}
        className={styles['field'] ?? ''}
        value={condition.field}
        onChange={choose}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={240}
        options={fields.map((known) => ({ value: known.id, label: known.label }))}
      />
      <Select
        aria-label={words.comparison}
        className={styles['comparison'] ?? ''}
        value={condition.comparison}
        onChange={(comparison) => onChange(compared(condition, comparison))}
        popupMatchSelectWidth={false}
        options={(field?.comparisons ?? [condition.comparison]).map((comparison) => ({
          value: comparison,
          label: comparisonText(comparison, field, words),
        }))}
      />
      {field && (
        <OperandInput
          field={field}
          condition={condition}
          words={words}
          onChange={(operand) => {
            const { operand: _, ...bare } = condition
            onChange(operand === undefined ? bare : { ...bare, operand })
          }}
        />
      )}
      <IconButton label={words.remove} icon={CloseIcon} size="small" onClick={onRemove} />
    </div>
  )
}
