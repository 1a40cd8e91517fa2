import { useCellControl } from '@atrium/ui/field'
import { useWords } from '@atrium/ui/locale'
import { Select } from 'antd'
import type { FieldChoice } from '../spec/field-spec'
import { idsOf } from '../spec/field-text'
import { OptionTag } from '../view/option-tag'
import type { FieldInputProps } from './field-input'
import { fieldWords } from './field-words'
import styles from './choice-input.module.css'

/** Choices with their colours; archived ones that are held stay, and can't be chosen anew. */
export function ChoiceInput(props: FieldInputProps & { options: readonly FieldChoice[] }) {
  const { value, onChange, options, spec, bare = false } = props
  const words = useWords(fieldWords)
  const kit = useCellControl(props)
  const isMultiple = spec.kind === 'multi-select'
  const held = idsOf(value)
  const offered = options.filter((option) => !option.archived || held.includes(option.id))
  return (
    <Select
      {...kit}
      className={styles['select'] ?? ''}
      {...(isMultiple ? { mode: 'multiple' as const } : {})}
      value={isMultiple ? held : (held[0] ?? null)}
      onChange={(next: string | string[] | undefined) => onChange(next ?? null)}
      allowClear={!props.required}
      showSearch={{ optionFilterProp: 'search' }}
      placeholder={bare ? '' : words.choose}
      defaultOpen={bare}
      notFoundContent={words.noMatch}
      maxTagCount={bare ? 'responsive' : undefined}
      popupMatchSelectWidth={bare ? 220 : true}
      options={offered.map((option) => ({
        value: option.id,
        search: option.label,
        disabled: option.archived ?? false,
        label: <OptionTag label={option.label} color={option.color ?? 'grey'} />,
      }))}
      tagRender={({ value: id, closable, onClose }) => {
        const option = options.find((known) => known.id === id)
        return (
          <span className={styles['chosen']}>
            <OptionTag label={option?.label ?? String(id)} color={option?.color ?? 'grey'} />
            {closable && (
              <button type="button" tabIndex={-1} aria-hidden onClick={onClose}>
                ×
              </button>
            )}
          </span>
        )
      }}
    />
  )
}
