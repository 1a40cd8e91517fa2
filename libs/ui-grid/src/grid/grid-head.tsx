// A virtual grid can't be a table element: its rows and cells are placed by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Sort } from '@atrium/domain-core'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '@atrium/ui/icon'
import { Dropdown, type MenuProps } from 'antd'
import { type PointerEvent, useRef, useState } from 'react'
import type { GridColumn } from './column'
import type { ColumnWindow } from './column-window'
import { checkWidth } from './grid-row'
import type { gridWords } from './grid-words'
import { type HeadActs, headMenu } from './head-menu'
import styles from './data-grid.module.css'

export interface GridHeadProps<Row> extends HeadActs {
  gridId: string
  columns: readonly GridColumn<Row>[]
  shown: ColumnWindow
  words: (typeof gridWords)['en']
  sorts: readonly Sort[]
  activeColumn: number | null
  openMenu: number | null
  onMenu: (column: number | null) => void
  onSortClick: (columnId: string, add: boolean) => void
  /** How many rows of the page are selected. */
  picked: 'all' | 'some' | 'none'
  onPickPage: () => void
}

/** The sticky head: select all, and for each column its name, order, menu and grip. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, shown, words, picked, onPickPage } = props
  const cell = (at: number) => {
    const column = columns[at]
    return column ? <HeadCell key={column.id} {...props} at={at} column={column} /> : null
  }
  return (
    <div role="rowgroup" className={styles['headGroup']}>
      <div role="row" aria-rowindex={1} className={styles['head']}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={`${styles['cell']} ${styles['pinned']} ${styles['check']}`}
          style={{ left: 0 }}
        >
          <input
            type="checkbox"
            id={`${props.gridId}-pick-page`}
            aria-label={words.selectPage}
            checked={picked === 'all'}
            ref={(input) => {
              if (input) input.indeterminate = picked === 'some'
            }}
            onChange={onPickPage}
          />
        </div>
        {cell(0)}
        {shown.before > 0 && (
          <div role="presentation" style={{ flex: 'none', width: shown.before }} />
        )}
        {shown.indexes.map((at) => cell(at))}
      </div>
    </div>
  )
}

function HeadCell<Row>(props: GridHeadProps<Row> & { at: number; column: GridColumn<Row> }) {
  const { at, column, columns, shown, words, sorts, activeColumn, openMenu, onMenu } = props
  const order = sorts.findIndex((sort) => sort.field === column.id)
  const sort = sorts[order]
  const width = shown.widths[at] ?? column.width
  const [isTarget, setTarget] = useState(false)
  const classes = [
    styles['cell'],
    column.align === 'end' && styles['end'],
    at === 0 && styles['pinned'],
    at === 0 && styles['pinnedLast'],
    activeColumn === at && styles['active'],
    isTarget && styles['dropHere'],
  ]
  return (
    <div
      id={`${props.gridId}--1-${at}`}
      role="columnheader"
      tabIndex={-1}
      aria-colindex={at + 2}
      aria-sort={sort && ariaSorts[sort.direction]}
      className={classes.filter(Boolean).join(' ')}
      style={{ width, ...(at === 0 ? { left: checkWidth } : {}) }}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragType, column.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false)
        props.onMove(event.dataTransfer.getData(dragType), column.id)
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles['sort']}
        onClick={(event) =>
          column.canSort ? props.onSortClick(column.id, event.shiftKey) : onMenu(at)
        }
      >
        {column.icon}
        <span title={column.label}>{column.label}</span>
        {sort && (
          <span className={styles['order']}>
            {sort.direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
            {sorts.length > 1 && order + 1}
          </span>
        )}
      </button>
      <MenuButton
        label={words.menu(column.label)}
        isOpen={openMenu === at}
        onOpen={() => onMenu(at)}
        onClose={() => onMenu(null)}
        menu={() => headMenu({ ...props, column, at, width, count: columns.length, sort })}
      />
      <Grip width={width} onResize={(to, done) => props.onResize(column.id, to, done)} />
    </div>
  )
}

interface MenuButtonProps {
  label: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  menu: () => MenuProps
}

/** The menu is built only while it is open, so that a head of a hundred columns stays light. */
function MenuButton({ label, isOpen, onOpen, onClose, menu }: MenuButtonProps) {
  const button = (
    <button
      type="button"
      tabIndex={-1}
      className={styles['more']}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <ChevronDownIcon size={12} />
    </button>
  )
  if (!isOpen) return button
  return (
    <Dropdown
      trigger={['click']}
      open
      onOpenChange={(open) => !open && onClose()}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      menu={menu()}
    >
      {button}
    </Dropdown>
  )
}

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const

const dragType = 'application/x-atrium-column'

function Grip({
  width,
  onResize,
}: {
  width: number
  onResize: (to: number, done: boolean) => void
}) {
  const start = useRef({ x: 0, width })
  const to = (event: PointerEvent) => start.current.width + event.clientX - start.current.x
  return (
    <span
      aria-hidden
      className={styles['grip']}
      draggable={false}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(to(event), false)
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(to(event), true)
      }}
    />
  )
}
