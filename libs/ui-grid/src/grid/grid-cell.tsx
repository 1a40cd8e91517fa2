// A virtual grid can't be a table element: its rows and cells are placed by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { LoadingIcon } from '@atrium/ui/icon'
import type { ReactNode } from 'react'
import type { CellState } from './column'
import styles from './data-grid.module.css'

export interface GridCellProps {
  id: string
  column: number
  width: number
  align: 'start' | 'end' | undefined
  /** Distance from the left edge at which the cell stays; null lets it scroll. */
  left: number | null
  isActive: boolean
  isInRange: boolean
  isEditing: boolean
  state: CellState | undefined
  title: string
  savingLabel: string
  children: ReactNode
}

/** One cell: its frame, where it stands, and what is going on in it. */
export function GridCell(props: GridCellProps) {
  const { id, column, width, align, left, isActive, isInRange, isEditing, state, children } = props
  const classes = [
    styles['cell'],
    align === 'end' && styles['end'],
    left !== null && styles['pinned'],
    left !== null && styles['pinnedLast'],
    isActive && styles['active'],
    isInRange && styles['inRange'],
    isEditing && styles['editing'],
    state?.kind === 'error' && styles['failed'],
    state?.kind === 'saving' && styles['saving'],
  ]
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-invalid={state?.kind === 'error' || undefined}
      data-column={column}
      className={classes.filter(Boolean).join(' ')}
      style={{ width, ...(left === null ? {} : { left }) }}
      title={isEditing ? undefined : (state?.message ?? props.title)}
    >
      {isEditing ? children : <div className={styles['content']}>{children}</div>}
      {state?.kind === 'saving' && (
        <output aria-label={props.savingLabel}>
          <LoadingIcon size={12} spin />
        </output>
      )}
      {state?.kind === 'error' && isActive && (
        <div className={styles['message']} role="alert">
          {state.message}
        </div>
      )}
    </div>
  )
}
