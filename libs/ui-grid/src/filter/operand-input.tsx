import { type Condition, daySpans, type Operand } from '@atrium/domain-core'
import { DatePicker } from '@atrium/ui/date-picker'
import { NumberInput } from '@atrium/ui/number-input'
import { Input, Select } from 'antd'
import { shapeOf } from './filter-edit'
import type { FilterField } from './filter-field'
import type { FilterWords } from './filter-words'
import styles from './filter-builder.module.css'

interface OperandInputProps {
  field: FilterField
  condition: Condition
  words: FilterWords
  onChange: (operand: Operand | undefined) => void
}

/** What a condition compares with, edited as its field and comparison need. */
export function OperandInput(props: OperandInputProps) {
  const { field, condition, words, onChange } = props
  const { operand } = condition
  const label = `${field.label} ${words.value}`
  switch (shapeOf(condition.comparison)) {
    case 'none':
      return null
    case 'span':
      return (
        <Select
          aria-label={label}
          className={styles['operand'] ?? ''}
          value={typeof operand === 'string' ? operand : 'this-month'}
          onChange={onChange}
          options={daySpans.map((span) => ({ value: span, label: words.spans[span] }))}
        />
      )
    case 'two':
      return <Between {...props} />
    case 'list':
      if (field.operand === 'lookup' && field.editor) {
        return <div className={styles['operand']}>{field.editor({ operand, onChange, label })}</div>
      }
      return <ManyInput {...props} label={label} />
    case 'one':
      return (
        <OneInput field={field} label={label} value={operand} words={words} onChange={onChange} />
      )
  }
}

function ManyInput({
  field,
  condition,
  words,
  label,
  onChange,
}: OperandInputProps & { label: string }) {
  const value = Array.isArray(condition.operand) ? condition.operand.map(String) : []
  const isFree = field.operand !== 'choice'
  return (
    <Select
      aria-label={label}
      className={styles['operand'] ?? ''}
      mode={isFree ? 'tags' : 'multiple'}
      value={value}
      onChange={(next: string[]) => onChange(next.length === 0 ? undefined : next)}
      placeholder={isFree ? words.typeValues : words.value}
      showSearch={{ optionFilterProp: 'label' }}
      {...(isFree ? { open: false, suffixIcon: null } : {})}
      options={(field.choices ?? []).map((choice) => ({ value: choice.id, label: choice.label }))}
    />
  )
}

interface OneInputProps {
  field: FilterField
  label: string
  value: unknown
  words: FilterWords
  onChange: (operand: Operand | undefined) => void
}

function OneInput({ field, label, value, words, onChange }: OneInputProps) {
  switch (field.operand) {
    case 'boolean':
      return (
        <Select
          aria-label={label}
          className={styles['operand'] ?? ''}
          value={value !== false}
          onChange={onChange}
          options={[
            { value: true, label: words.yes },
            { value: false, label: words.no },
          ]}
        />
      )
    case 'number':
      return (
        <div className={styles['operand']}>
          <NumberInput
            steps={false}
            label={label}
            value={typeof value === 'number' ? value : null}
            onChange={(next) => onChange(next ?? undefined)}
            placeholder={words.value}
          />
        </div>
      )
    case 'date':
      return (
        <div className={styles['operand']}>
          <DatePicker
            label={label}
            value={typeof value === 'string' ? value : null}
            onChange={(next) => onChange(next ?? undefined)}
          />
        </div>
      )
    default:
      return (
        <Input
          aria-label={label}
          className={styles['operand'] ?? ''}
          value={typeof value === 'string' ? value : ''}
          placeholder={words.value}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      )
  }
}

function Between({ field, condition, words, onChange }: OperandInputProps) {
  const [from, to] = Array.isArray(condition.operand) ? condition.operand : []
  const end = (value: unknown) =>
    typeof value === 'number' || typeof value === 'string' ? value : ''
  return (
    <div className={styles['between']}>
      <OneInput
        field={field}
        label={`${field.label} ${words.from}`}
        value={from}
        words={{ ...words, value: words.from }}
        onChange={(next) => onChange([end(next), end(to)])}
      />
      <span aria-hidden>–</span>
      <OneInput
        field={field}
        label={`${field.label} ${words.to}`}
        value={to}
        words={{ ...words, value: words.to }}
        onChange={(next) => onChange([end(from), end(next)])}
      />
    </div>
  )
}
