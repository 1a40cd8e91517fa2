// A virtual grid can't be a table element: its rows and cells are placed by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { memo, type MouseEvent, type ReactNode, useState } from 'react'
import type { CellEditorProps, CellState, GridColumn, NextCell } from './column'
import type { ColumnWindow } from './column-window'
import { GridCell } from './grid-cell'
import type { gridWords } from './grid-words'
import styles from './data-grid.module.css'

export interface GridRowProps<Row> {
  gridId: string
  row: Row
  rowId: string
  index: number
  /** Number shown before the row. */
  number: number
  top: number
  columns: readonly GridColumn<Row>[]
  shown: ColumnWindow
  words: (typeof gridWords)['en']
  isSelected: boolean
  isOpened: boolean
  isMarked: boolean
  /** Column of the active cell, when it is in this row. */
  activeColumn: number | null
  editing: { column: number; seed: string | undefined } | null
  rangeFrom: number
  rangeTo: number
  cellState: ((row: Row, columnId: string) => CellState | undefined) | undefined
  onOpen: ((row: Row) => void) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  onPick: (index: number, event: { shiftKey: boolean }) => void
  onFinish: (value: unknown, next: NextCell) => void
  onCancel: () => void
}

export const checkWidth = 44

/** One row; draws again only when something of its own changes. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { gridId, row, index, columns, shown, isSelected, activeColumn, words } = props
  const [isHovered, setHovered] = useState(false)
  const first = columns[0]
  const classes = [
    styles['row'],
    props.isMarked && styles['marked'],
    props.isOpened && styles['opened'],
    activeColumn !== null && styles['activeRow'],
  ]
  const cell = (at: number, left: number | null) => {
    const column = columns[at]
    return column ? (
      <Cell key={column.id} {...props} at={at} left={left} hovered={isHovered} />
    ) : null
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={index}
      className={classes.filter(Boolean).join(' ')}
      style={{ top: props.top }}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className={`${styles['cell']} ${styles['pinned']} ${styles['check']}`}
        style={{ left: 0 }}
      >
        <span className={styles['number']}>{props.number}</span>
        <input
          type="checkbox"
          tabIndex={-1}
          id={`${gridId}-pick-${index}`}
          name={`${gridId}-pick`}
          aria-label={words.selectRow(first?.text(row) ?? String(props.number))}
          checked={isSelected}
          onChange={ignore}
          onClick={(event: MouseEvent) => props.onPick(index, event)}
        />
      </div>
      {cell(0, checkWidth)}
      {shown.before > 0 && (
        <div role="presentation" style={{ flex: 'none', width: shown.before }} />
      )}
      {shown.indexes.map((at) => cell(at, null))}
      {shown.after > 0 && <div role="presentation" style={{ flex: 'none', width: shown.after }} />}
    </div>
  )
}) as <Row>(props: GridRowProps<Row>) => ReactNode

function Cell<Row>(
  props: GridRowProps<Row> & { at: number; left: number | null; hovered: boolean },
) {
  const { gridId, row, index, columns, shown, at, left, words, activeColumn, editing } = props
  const column = columns[at]
  if (!column) return null
  const isEditing = editing?.column === at
  const text = column.text(row)
  const inside = () => {
    if (isEditing && column.edit) return column.edit(editorProps(props, editing.seed))
    if (at === 0) return <TitleContent {...props} text={text} />
    return column.render?.(row) ?? text
  }
  return (
    <GridCell
      id={`${gridId}-${index}-${at}`}
      column={at}
      width={shown.widths[at] ?? column.width}
      align={column.align}
      left={left}
      isActive={activeColumn === at}
      isInRange={at >= props.rangeFrom && at <= props.rangeTo}
      isEditing={isEditing}
      state={props.cellState?.(row, column.id)}
      title={text}
      savingLabel={words.saving}
    >
      {inside()}
    </GridCell>
  )
}

function TitleContent<Row>(
  props: GridRowProps<Row> & { at: number; hovered: boolean; text: string },
) {
  const { row, columns, onOpen, rowActions, text, hovered, activeColumn } = props
  const content = columns[0]?.render?.(row) ?? (text || '—')
  const hasActions = rowActions && (hovered || activeColumn !== null)
  return (
    <span className={styles['titleLine']}>
      {onOpen ? (
        <button type="button" tabIndex={-1} className={styles['title']} onClick={() => onOpen(row)}>
          {content}
        </button>
      ) : (
        <span className={styles['title']}>{content}</span>
      )}
      {hasActions && <span className={styles['actions']}>{rowActions(row)}</span>}
    </span>
  )
}

function editorProps<Row>(
  { row, onFinish, onCancel }: GridRowProps<Row>,
  seed: string | undefined,
): CellEditorProps<Row> {
  return {
    row,
    seed,
    finish: (value, next = 'stay') => onFinish(value, next),
    cancel: onCancel,
  }
}

function ignore() {
  return undefined
}
