import { Button } from '@atrium/ui/button'
import { DragIcon } from '@atrium/ui/icon'
import { useWords } from '@atrium/ui/locale'
import { movedItem, Sortable, useSortableItem } from '@atrium/ui/sortable'
import { Checkbox, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './column-chooser.module.css'

export interface ChoosableColumn {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
}

export interface ColumnChooserProps {
  /** All columns there are, in their natural order. */
  columns: readonly ChoosableColumn[]
  /** The shown ones, in their order. */
  shown: readonly string[]
  onChange: (shown: string[]) => void
  /** Back to all columns in their natural order. */
  onReset: () => void
}

const zh = {
  search: '搜索列',
  all: '全部显示',
  reset: '恢复默认',
  drag: (label: string) => `移动“${label}”`,
  count: (shown: number, all: number) => `已显示 ${shown} / ${all} 列`,
  none: '没有匹配的列',
}
const en: typeof zh = {
  search: 'Search columns',
  all: 'Show all',
  reset: 'Reset',
  drag: (label) => `Move "${label}"`,
  count: (shown, all) => `${shown} of ${all} columns shown`,
  none: 'No such column',
}
const chooserWords = { 'zh-CN': zh, en }

/** Which columns are shown and in which order: tick, drag, search. */
export function ColumnChooser({ columns, shown, onChange, onReset }: ColumnChooserProps) {
  const words = useWords(chooserWords)
  const [search, setSearch] = useState('')
  const byId = new Map(columns.map((column) => [column.id, column]))
  const hidden = columns.filter((column) => !shown.includes(column.id))
  const ordered = [...shown.flatMap((id) => byId.get(id) ?? []), ...hidden]
  const wanted = search.trim().toLowerCase()
  const found = ordered.filter((column) => column.label.toLowerCase().includes(wanted))
  const toggle = (id: string, isShown: boolean) => {
    const next = isShown ? [...shown, id] : shown.filter((other) => other !== id)
    if (next.length > 0) onChange(next)
  }
  return (
    <div className={styles['chooser']}>
      <Input
        allowClear
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Sortable ids={shown} onMove={(id, over) => onChange(movedItem(shown, id, over))}>
        <ul className={styles['list']}>
          {found.map((column) => (
            <Line
              key={column.id}
              column={column}
              isShown={shown.includes(column.id)}
              isOnly={shown.length === 1}
              canDrag={wanted === ''}
              dragLabel={words.drag(column.label)}
              onToggle={(isShown) => toggle(column.id, isShown)}
            />
          ))}
          {found.length === 0 && <li className={styles['none']}>{words.none}</li>}
        </ul>
      </Sortable>
      <div className={styles['foot']}>
        <span className={styles['count']}>{words.count(shown.length, columns.length)}</span>
        <Button
          kind="quiet"
          size="small"
          onClick={() => onChange(ordered.map((column) => column.id))}
        >
          {words.all}
        </Button>
        <Button kind="quiet" size="small" onClick={onReset}>
          {words.reset}
        </Button>
      </div>
    </div>
  )
}

interface LineProps {
  column: ChoosableColumn
  isShown: boolean
  isOnly: boolean
  canDrag: boolean
  dragLabel: string
  onToggle: (isShown: boolean) => void
}

function Line({ column, isShown, isOnly, canDrag, dragLabel, onToggle }: LineProps) {
  const isSortable = isShown && canDrag
  const { item, grip, isDragging } = useSortableItem(column.id, { disabled: !isSortable })
  return (
    <li
      {...item}
      className={isDragging ? `${styles['line']} ${styles['dragging']}` : styles['line']}
    >
      <Checkbox
        checked={isShown}
        disabled={isShown && isOnly}
        onChange={(event) => onToggle(event.target.checked)}
      >
        <span className={styles['label']}>
          {column.icon}
          {column.label}
        </span>
      </Checkbox>
      {isSortable && (
        <button type="button" className={styles['handle']} aria-label={dragLabel} {...grip}>
          <DragIcon size={14} />
        </button>
      )}
    </li>
  )
}
