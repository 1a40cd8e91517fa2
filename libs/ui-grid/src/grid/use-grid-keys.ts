import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type CellPosition,
  fromSheetText,
  laidOver,
  moved,
  rangeOf,
  toSheetText,
} from './cell-position'
import type { CellText, GridColumn, NextCell } from './column'
import { resizeStep } from './head-menu'
import { useLatest } from './use-latest'

interface GridKeysOptions<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  widths: readonly number[]
  at: CellPosition
  setAt: (at: CellPosition) => void
  reveal: (at: CellPosition) => void
  page: number
  scroll: RefObject<HTMLDivElement | null>
  onOpen?: (row: Row) => void
  onEdit?: (row: Row, columnId: string, value: unknown) => void
  onTexts?: (cells: CellText[]) => void
  onResize: (columnId: string, width: number, done: boolean) => void
  onMove: (columnId: string, targetId: string) => void
  togglePick: (index: number, shiftKey: boolean) => void
  pickPage: () => void
}

interface Editing extends CellPosition {
  seed: string | undefined
}

/** What hands do in a grid: moving, extending, editing, copying, pasting. */
export function useGridKeys<Row>(options: GridKeysOptions<Row>) {
  const [rangeEnd, setRangeEnd] = useState<CellPosition | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [openMenu, setOpenMenu] = useState<number | null>(null)
  const latest = useLatest(options)
  const editingNow = useRef(editing)
  useLayoutEffect(() => {
    editingNow.current = editing
  })

  const go = (to: CellPosition, extend = false) => {
    if (extend) setRangeEnd(to)
    else {
      options.setAt(to)
      setRangeEnd(null)
    }
    options.reveal(to)
  }

  const edit = (where: CellPosition, seed?: string) => {
    const column = options.columns[where.column]
    const isEditable = options.onEdit !== undefined && column !== undefined && 'edit' in column
    if (isEditable && where.row >= 0) setEditing({ ...where, seed })
    return isEditable
  }

  const leave = useCallback(
    (next: NextCell | null) => {
      const { scroll, setAt, reveal, rows, columns } = latest.current
      const from = editingNow.current
      editingNow.current = null
      setEditing(null)
      scroll.current?.focus({ preventScroll: true })
      if (!from || next === null || next === 'stay') return
      const [down, right] = steps[next]
      const to = {
        row: Math.min(rows.length - 1, from.row + down),
        column: Math.min(columns.length - 1, Math.max(0, from.column + right)),
      }
      setAt(to)
      reveal(to)
    },
    [latest],
  )

  const finish = useCallback(
    (value: unknown, next: NextCell) => {
      const { rows, columns, onEdit } = latest.current
      const from = editingNow.current
      if (!from) return
      leave(next)
      const row = rows[from.row]
      const column = columns[from.column]
      if (row !== undefined && column) onEdit?.(row, column.id, value)
    },
    [leave, latest],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || editing) return
    const context = { ...options, event, edit, go, rangeEnd, setRangeEnd, setOpenMenu }
    const isHandled = options.at.row < 0 ? headKey(context) : cellKey(context)
    if (isHandled) event.preventDefault()
  }

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const hit = cellUnder(event.target)
    if (!hit || event.button !== 0) return
    if (editing && hit.row === editing.row && hit.column === editing.column) return
    if (event.shiftKey) event.preventDefault()
    go(hit, event.shiftKey)
  }

  const onMouseOver = (event: MouseEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || editing) return
    const hit = cellUnder(event.target)
    const isSame = hit && hit.row === options.at.row && hit.column === options.at.column
    if (hit && !isSame) setRangeEnd(hit)
  }

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const hit = cellUnder(event.target)
    const row = hit ? options.rows[hit.row] : undefined
    if (!hit || row === undefined || (event.target as Element).closest('button')) return
    if (!edit(hit)) options.onOpen?.(row)
  }

  const range = rangeOf(options.at, rangeEnd ?? options.at)
  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (isTyping(event.target) || options.at.row < 0) return
    event.preventDefault()
    const columns = options.columns.slice(range.left, range.right + 1)
    const cells = options.rows
      .slice(range.top, range.bottom + 1)
      .map((row) => columns.map((column) => column.text(row)))
    event.clipboardData.setData('text/plain', toSheetText(cells))
  }

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    if (isTyping(event.target) || options.at.row < 0 || !options.onTexts) return
    event.preventDefault()
    const cells = laidOver(fromSheetText(event.clipboardData.getData('text/plain')), range)
    options.onTexts(addressed(options, cells))
  }

  return {
    rangeEnd,
    editing,
    openMenu,
    setOpenMenu: (column: number | null) => {
      setOpenMenu(column)
      if (column === null) options.scroll.current?.focus({ preventScroll: true })
      else options.setAt({ row: -1, column })
    },
    finish,
    cancel: useCallback(() => leave(null), [leave]),
    handlers: { onKeyDown, onMouseDown, onMouseOver, onDoubleClick, onCopy, onPaste },
  }
}

const steps = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const

interface KeyContext<Row> extends GridKeysOptions<Row> {
  event: KeyboardEvent<HTMLDivElement>
  rangeEnd: CellPosition | null
  setRangeEnd: (end: CellPosition | null) => void
  setOpenMenu: (column: number | null) => void
  edit: (at: CellPosition, seed?: string) => boolean
  go: (to: CellPosition, extend?: boolean) => void
}

function headKey<Row>(context: KeyContext<Row>): boolean {
  const { event, at, columns, widths, setOpenMenu, go, onResize, onMove, pickPage } = context
  const column = columns[at.column]
  const side = Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')
  if (column && side !== 0 && event.shiftKey) {
    const beside = columns[at.column + side]
    if (event.ctrlKey || event.metaKey) {
      if (beside) {
        onMove(column.id, beside.id)
        go({ row: -1, column: at.column + side })
      }
    } else onResize(column.id, (widths[at.column] ?? 0) + side * resizeStep, true)
    return true
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    setOpenMenu(at.column)
    return true
  }
  if (event.key === ' ') {
    pickPage()
    return true
  }
  return move(context)
}

function cellKey<Row>(context: KeyContext<Row>): boolean {
  const { event, at, rows, rangeEnd, edit, onOpen } = context
  const row = rows[at.row]
  const control = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'Enter':
      if (row === undefined) return false
      if (control || !edit(at)) onOpen?.(row)
      return true
    case 'F2':
      return edit(at)
    case ' ':
      context.togglePick(at.row, event.shiftKey)
      return true
    case 'Escape':
      context.setRangeEnd(null)
      return rangeEnd !== null
    case 'Delete':
    case 'Backspace':
      return clear(context)
    case 'a':
      if (!control) break
      context.pickPage()
      return true
  }
  if (move(context)) return true
  const isTyped = event.key.length === 1 && !control && !event.altKey
  return isTyped && edit(at, event.key)
}

function move<Row>({ event, at, rows, columns, page, rangeEnd, go }: KeyContext<Row>): boolean {
  const control = event.ctrlKey || event.metaKey
  const extend = event.shiftKey && at.row >= 0
  const from = extend ? (rangeEnd ?? at) : at
  const extent = { rows: rows.length, columns: columns.length, page }
  const to = moved(from, { key: event.key, control }, extent)
  if (!to) return false
  go(extend && to.row < 0 ? { ...to, row: 0 } : to, extend)
  return true
}

function clear<Row>(context: KeyContext<Row>): boolean {
  const { onTexts, at, rangeEnd } = context
  if (!onTexts) return false
  const cells = laidOver([['']], rangeOf(at, rangeEnd ?? at))
  onTexts(addressed(context, cells))
  return true
}

function addressed<Row>(
  { rows, columns, rowId }: Pick<GridKeysOptions<Row>, 'rows' | 'columns' | 'rowId'>,
  cells: readonly { row: number; column: number; text: string }[],
): CellText[] {
  return cells.flatMap(({ row: rowAt, column: columnAt, text }) => {
    const row = rows[rowAt]
    const column = columns[columnAt]
    return row === undefined || !column?.edit
      ? []
      : [{ rowId: rowId(row), columnId: column.id, text }]
  })
}

/** The clipboard belongs to an input while one is typed into. */
function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}

function cellUnder(target: EventTarget): CellPosition | null {
  if (!(target instanceof Element)) return null
  const cell = target.closest('[data-column]')
  const row = target.closest('[data-row]')
  if (!(cell instanceof HTMLElement) || !(row instanceof HTMLElement)) return null
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) }
}
