import { useMessages } from '@atrium/core-i18n'
import {
  newOptionId,
  optionColors,
  optionLimit,
  type FieldOf,
  type FieldOption,
} from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { AddIcon } from '@atrium/ui/icon'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { randomBytes } from '../document/random-bytes'
import { designerMessages } from '../messages/designer-messages'
import { freeLabel } from '../palette/free-label'
import { useFieldError, type ChangeField } from './field-editor'
import { focusName, OptionRow } from './option-row'
import styles from './inspector.module.css'

interface OptionsEditorProps {
  field: FieldOf<'single-select' | 'multi-select'>
  change: ChangeField
}

/** The choices of a select. Enter adds one behind; pasted lines become one choice each; the handle or Alt + arrows move. */
export function OptionsEditor({ field, change }: OptionsEditorProps) {
  const t = useMessages(designerMessages)
  const error = useFieldError(field.id)('options-missing', 'option-repeated')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const open = field.options.filter((option) => !option.archived)
  const ids = open.map((option) => option.id)
  const setOptions = (options: FieldOption[], key?: string) => change({ options }, key)

  function add(labels: readonly string[], at: number) {
    const added = newOptions(labels, open)
    flushSync(() => setOptions(field.options.toSpliced(at, 0, ...added).slice(0, optionLimit)))
    focusName(added.at(-1)?.id ?? '')
  }

  function addBehind(option?: FieldOption) {
    const at = option ? field.options.indexOf(option) + 1 : field.options.length
    add([t('new-option')], at)
  }

  function paste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/)
    const labels = lines.map((line) => line.trim().slice(0, 100)).filter((line) => line !== '')
    if (labels.length < 2) return
    event.preventDefault()
    add(labels, field.options.length)
  }

  function move(from: string, to: string | undefined) {
    const place = (id: string | undefined) => field.options.findIndex((each) => each.id === id)
    if (place(to) >= 0) setOptions(arrayMove(field.options, place(from), place(to)))
  }

  function remove({ id }: FieldOption) {
    const options = field.options.filter((each) => each.id !== id)
    if (field.kind === 'multi-select') {
      return change({ options, default: field.default.filter((each) => each !== id) })
    }
    change({ options, default: field.default === id ? null : field.default })
  }

  return (
    <fieldset className={styles.options} onPaste={paste}>
      <legend className={styles.heading}>{t('options')}</legend>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) =>
          move(String(active.id), over ? String(over.id) : undefined)
        }
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul>
            {open.map((option, at) => (
              <OptionRow
                key={option.id}
                option={option}
                change={(next, key) =>
                  setOptions(
                    field.options.map((each) => (each.id === next.id ? next : each)),
                    key && `${key}:${option.id}`,
                  )
                }
                remove={() => remove(option)}
                add={() => addBehind(option)}
                step={(by) => move(option.id, ids[at + by])}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button kind="quiet" size="small" icon={AddIcon} onClick={() => addBehind()}>
        {t('add-option')}
      </Button>
      <p className={styles.hint}>{t('paste-options')}</p>
    </fieldset>
  )
}

function newOptions(labels: readonly string[], open: readonly FieldOption[]): FieldOption[] {
  const taken = open.map((option) => option.label)
  return labels.map((wish, at) => {
    const label = freeLabel(wish, taken)
    taken.push(label)
    const color = optionColors[(open.length + at + 1) % optionColors.length] ?? 'grey'
    return { id: newOptionId(randomBytes), label, color, archived: false }
  })
}
