// A virtual grid can't be a table element: its rows and cells are placed by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Sort } from '@atrium/domain-core'
import { useWords } from '@atrium/ui/locale'
import { movedItem } from '@atrium/ui/sortable'
import { rowHeight, useLook } from '@atrium/ui/theme'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type CellPosition, rangeOf } from './cell-position'
import { type CellState, type CellText, type GridColumn, nextSorts } from './column'
import { useColumnWindow } from './column-window'
import { GridCards } from './grid-cards'
import { GridHead } from './grid-head'
import { checkWidth, GridRow } from './grid-row'
import { GridSkeleton } from './grid-skeleton'
import { gridWords } from './grid-words'
import { useIsNarrow } from './narrow'
import { useGridKeys } from './use-grid-keys'
import { useRowPicks } from './use-row-picks'
import styles from './data-grid.module.css'

export interface DataGridProps<Row> {
  /** Name for assistive technology. */
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Skeleton rows stand in for the rows that are on their way. */
  isLoading?: boolean
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Shown instead of rows when they could not be had. */
  error?: ReactNode
  /** Rows before this page, so that numbers go on. */
  offset?: number
  /** All rows there are, when known. */
  rowCount?: number
  sorts?: readonly Sort[]
  onSorts?: (sorts: Sort[]) => void
  /** Pixels by column id; a column's own width otherwise. */
  widths?: Readonly<Record<string, number>>
  onWidth?: (columnId: string, width: number) => void
  /** The new order of column ids. */
  onOrder?: (columnIds: string[]) => void
  onHideColumn?: (columnId: string) => void
  onFilterColumn?: (columnId: string) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Opens a row: Ctrl+Enter, a click on its title, double click on a cell that can't be edited. */
  onOpen?: (row: Row) => void
  openedId?: string | null
  /** Rows to draw the eye to for a moment. */
  marked?: ReadonlySet<string>
  rowActions?: (row: Row) => ReactNode
  cellState?: (row: Row, columnId: string) => CellState | undefined
  onEdit?: (row: Row, columnId: string, value: unknown) => void
  /** Pasted or cleared cells. */
  onTexts?: (cells: CellText[]) => void
}

/** A table to work in like a spreadsheet; a list of cards below 600 px. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const isNarrow = useIsNarrow()
  const { rows, isLoading = false, empty, error } = props
  const words = useWords(gridWords)
  if (error) return <GridFrame>{<div className={styles['slot']}>{error}</div>}</GridFrame>
  if (!isLoading && rows.length === 0) {
    return <GridFrame>{<div className={styles['slot']}>{empty}</div>}</GridFrame>
  }
  if (isLoading && rows.length === 0) {
    return (
      <GridFrame>
        <GridSkeleton label={words.loading} columns={props.columns} />
      </GridFrame>
    )
  }
  return isNarrow ? <GridCards {...props} words={words} /> : <LiveGrid {...props} />
}

function GridFrame({ children }: { children: ReactNode }) {
  return <div className={styles['frame']}>{children}</div>
}

const headHeight = 40
const narrowest = 60
const widest = 800

function LiveGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowId, selected, sorts = [], offset = 0 } = props
  const words = useWords(gridWords)
  const gridId = useId()
  const scroll = useRef<HTMLDivElement>(null)
  const height = rowHeight(useLook().density)
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null)
  const widths = useMemo(
    () =>
      columns.map((column) =>
        dragged?.id === column.id
          ? dragged.width
          : (props.widths?.[column.id] ?? Math.max(narrowest, column.width)),
      ),
    [columns, props.widths, dragged],
  )
  const [at, setAt] = useState<CellPosition>({ row: 0, column: 0 })
  const shown = useColumnWindow(scroll, widths, at.column)
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => `${height}:${rowIdAt(rows, rowId, index)}`,
    overscan: 8,
    scrollPaddingEnd: headHeight,
    initialRect: { width: 1000, height: 800 },
  })
  const onResize = (id: string, to: number, done: boolean) => {
    const width = Math.round(Math.min(widest, Math.max(narrowest, to)))
    setDragged(done ? null : { id, width })
    if (done) props.onWidth?.(id, width)
  }
  const order = columns.map((column) => column.id)
  const onMove = (id: string, target: string) => props.onOrder?.(movedItem(order, id, target))
  const reveal = (to: CellPosition) => {
    if (to.row >= 0) virtualizer.scrollToIndex(to.row)
    revealColumn(scroll.current, widths, to.column)
  }
  const picks = useRowPicks({ rows, rowId, selected, onSelect: props.onSelect })
  const keys = useGridKeys({
    ...props,
    at,
    setAt,
    reveal,
    widths,
    onResize,
    onMove,
    page: Math.max(1, Math.floor((scroll.current?.clientHeight ?? 440) / height) - 2),
    togglePick: picks.toggle,
    pickPage: picks.pickPage,
    scroll,
  })
  const range = rangeOf(at, keys.rangeEnd ?? at)
  const isRange = keys.rangeEnd !== null && at.row >= 0
  return (
    <GridFrame>
      <div
        ref={scroll}
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={props.rowCount === undefined ? rows.length + 1 : props.rowCount + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-busy={props.isLoading}
        aria-activedescendant={`${gridId}-${at.row}-${at.column}`}
        className={[styles['scroll'], selected.size > 0 && styles['selecting']]
          .filter(Boolean)
          .join(' ')}
        onScroll={(event) => {
          const isScrolled = event.currentTarget.scrollLeft > 0
          event.currentTarget.classList.toggle(styles['scrolled'] ?? 'scrolled', isScrolled)
        }}
        {...keys.handlers}
      >
        <GridHead
          gridId={gridId}
          columns={columns}
          shown={shown}
          words={words}
          sorts={sorts}
          activeColumn={at.row === -1 ? at.column : null}
          openMenu={keys.openMenu}
          onMenu={keys.setOpenMenu}
          onSortClick={(id, add) => props.onSorts?.(nextSorts(sorts, id, add))}
          onSort={
            props.onSorts && ((id, direction) => props.onSorts?.(sortedBy(sorts, id, direction)))
          }
          onFilterColumn={props.onFilterColumn}
          onHideColumn={props.onHideColumn}
          onResize={onResize}
          onMove={onMove}
          picked={picks.picked}
          onPickPage={picks.pickPage}
        />
        <div role="rowgroup" className={styles['body']} style={bodySize(virtualizer, widths)}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index]
            if (row === undefined) return null
            const id = rowId(row)
            const isInRange = isRange && item.index >= range.top && item.index <= range.bottom
            return (
              <GridRow
                key={id}
                gridId={gridId}
                row={row}
                rowId={id}
                index={item.index}
                number={offset + item.index + 1}
                top={item.start}
                columns={columns}
                shown={shown}
                words={words}
                isSelected={selected.has(id)}
                isOpened={props.openedId === id}
                isMarked={props.marked?.has(id) ?? false}
                activeColumn={at.row === item.index ? at.column : null}
                editing={keys.editing?.row === item.index ? keys.editing : null}
                rangeFrom={isInRange ? range.left : -1}
                rangeTo={isInRange ? range.right : -2}
                cellState={props.cellState}
                onOpen={props.onOpen}
                rowActions={props.rowActions}
                onPick={picks.pick}
                onFinish={keys.finish}
                onCancel={keys.cancel}
              />
            )
          })}
        </div>
      </div>
    </GridFrame>
  )
}

function rowIdAt<Row>(rows: readonly Row[], rowId: (row: Row) => string, index: number): string {
  const row = rows[index]
  return row === undefined ? String(index) : rowId(row)
}

function bodySize(virtualizer: { getTotalSize(): number }, widths: readonly number[]) {
  return {
    height: virtualizer.getTotalSize(),
    minWidth: checkWidth + widths.reduce((sum, width) => sum + width, 0),
  }
}

function sortedBy(
  sorts: readonly Sort[],
  field: string,
  direction: Sort['direction'] | null,
): Sort[] {
  const others = sorts.filter((sort) => sort.field !== field)
  if (direction === null) return others
  return sorts.length > others.length
    ? sorts.map((sort) => (sort.field === field ? { field, direction } : sort))
    : [{ field, direction }]
}

/** Scrolls sideways just enough that a column isn't under the standing ones. */
function revealColumn(
  scroll: HTMLDivElement | null,
  widths: readonly number[],
  column: number,
): void {
  if (!scroll || column === 0) return
  const standing = checkWidth + (widths[0] ?? 0)
  const left = checkWidth + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const right = left + (widths[column] ?? 0)
  if (left < scroll.scrollLeft + standing) scroll.scrollLeft = left - standing
  else if (right > scroll.scrollLeft + scroll.clientWidth) {
    scroll.scrollLeft = right - scroll.clientWidth
  }
}
