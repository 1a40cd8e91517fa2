import type { Sort } from '@atrium/domain-core'
import type { ReactNode } from 'react'

/** Where to go when an edit is finished. */
export type NextCell = 'down' | 'right' | 'left' | 'stay'

/** What the editor of a cell is given. */
export interface CellEditorProps<Row> {
  readonly row: Row
  /** The character that began the edit; replaces what was there. */
  readonly seed: string | undefined
  /** Hands the new value to the grid's `onEdit` and leaves the cell. */
  readonly finish: (value: unknown, next?: NextCell) => void
  readonly cancel: () => void
}

/** A column of a grid: how its cells read, look and are edited. */
export interface GridColumn<Row> {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly width: number
  readonly align?: 'start' | 'end'
  readonly canSort?: boolean
  readonly canFilter?: boolean
  /** The cell as plain text, for copying and cards. */
  text(row: Row): string
  /** The cell as seen; its text when left out. */
  render?(row: Row): ReactNode
  /** Makes cells editable. */
  edit?(props: CellEditorProps<Row>): ReactNode
}

/** What is going on in a cell beside its value. */
export interface CellState {
  readonly kind: 'saving' | 'error'
  readonly message?: string
}

/** A cell to be filled from pasted text; an empty text clears it. */
export interface CellText {
  readonly rowId: string
  readonly columnId: string
  readonly text: string
}

/** The order after a click on a column: ascending, descending, none; `add` keeps the other columns. */
export function nextSorts(sorts: readonly Sort[], field: string, add: boolean): Sort[] {
  const now = sorts.find((sort) => sort.field === field)
  const others = add ? sorts.filter((sort) => sort.field !== field) : []
  if (now?.direction === 'desc') return [...others]
  const next: Sort = { field, direction: now ? 'desc' : 'asc' }
  if (!add) return [next]
  return now ? sorts.map((sort) => (sort.field === field ? next : sort)) : [...sorts, next]
}
