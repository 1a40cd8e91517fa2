import { useMessages } from '@atrium/core-i18n'
import type { FieldOption } from '@atrium/domain-forms'
import { DeleteIcon, DragIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { TextInput } from '@atrium/ui/text-input'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState, type KeyboardEvent } from 'react'
import { designerMessages } from '../messages/designer-messages'
import { ColorButton } from './color-button'
import styles from './inspector.module.css'

interface OptionRowProps {
  option: FieldOption
  change: (option: FieldOption, key?: string) => void
  remove: () => void
  add: () => void
  step: (by: -1 | 1) => void
}

/** One choice: handle, colour, name, removal. */
export function OptionRow({ option, change, remove, add, step }: OptionRowProps) {
  const t = useMessages(designerMessages)
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: option.id })
  /** Set while the name is empty, which no stored choice may be. */
  const [emptied, setEmptied] = useState(false)

  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? -1 : 1)
  }

  function rename(label: string) {
    setEmptied(label.trim() === '')
    if (label.trim() !== '') change({ ...option, label }, 'option')
  }

  return (
    <li
      ref={setNodeRef}
      className={styles.option}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={styles.handle} {...listeners} aria-hidden>
        <DragIcon size={14} />
      </span>
      <ColorButton color={option.color} onChange={(color) => change({ ...option, color })} />
      <TextInput
        id={nameId(option.id)}
        label={t('option-label')}
        value={emptied ? '' : option.label}
        maxLength={100}
        size="small"
        onChange={rename}
        onBlur={() => setEmptied(false)}
        onEnter={add}
        onKeyDown={press}
      />
      <IconButton
        size="small"
        icon={DeleteIcon}
        label={t('remove-option', { label: option.label })}
        onClick={remove}
      />
    </li>
  )
}

/** Puts the focus on a choice's name, all of it selected, so that typing replaces it. */
export function focusName(optionId: string): void {
  const input = window.document.getElementById(nameId(optionId))
  if (input instanceof HTMLInputElement) input.select()
}

function nameId(optionId: string): string {
  return `name-${optionId}`
}
