import type { Filter } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { CloseIcon } from '@atrium/ui/icon'
import { useWords } from '@atrium/ui/locale'
import { asGroup, replacedAt } from './filter-edit'
import type { FilterField } from './filter-field'
import { filterText } from './filter-text'
import { filterWords } from './filter-words'
import styles from './filter-builder.module.css'

export interface FilterChipsProps {
  fields: readonly FilterField[]
  filter: Filter | undefined
  onChange: (filter: Filter | undefined) => void
  /** Opens the builder. */
  onEdit: () => void
}

/** What a list is filtered by, each part removable; nothing without a filter. */
export function FilterChips({ fields, filter, onChange, onEdit }: FilterChipsProps) {
  const words = useWords(filterWords)
  if (!filter) return null
  const root = asGroup(filter)
  const parts: readonly Filter[] = root.join === 'and' || root.of.length < 2 ? root.of : [root]
  const without = (index: number) => {
    if (parts.length < 2) return undefined
    return replacedAt(root, [index], () => null)
  }
  return (
    <ul className={styles['chips']}>
      {parts.map((part, index) => {
        const text = filterText(part, fields, words)
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['chip']}>
            <button type="button" onClick={onEdit} title={text}>
              {text}
            </button>
            <button
              type="button"
              aria-label={words.chipRemove(text)}
              onClick={() => onChange(without(index))}
            >
              <CloseIcon size={12} />
            </button>
          </li>
        )
      })}
      <li>
        <Button kind="quiet" size="small" onClick={() => onChange(undefined)}>
          {words.clear}
        </Button>
      </li>
    </ul>
  )
}
