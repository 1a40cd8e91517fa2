import type { ReactNode } from 'react'
import { Tag } from '../tag'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  /** What the bar acts on: "Orders". */
  label: string
  /** Search, filters and view switch, from the left. */
  children?: ReactNode
  /** Columns, density, export, at the right. */
  end?: ReactNode
  /** Filters in force, as FilterChip, in a row of their own. */
  chips?: ReactNode
}

/** What a list can be narrowed and changed by, above it. */
export function Toolbar({ label, children, end, chips }: ToolbarProps) {
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={label}>
      <div className={styles['start']}>{children}</div>
      {end && <div className={styles['end']}>{end}</div>}
      {chips && <div className={styles['chips']}>{chips}</div>}
    </div>
  )
}

export interface FilterChipProps {
  /** The condition in words: "State is New". */
  children: string
  onRemove: () => void
}

/** One condition in force; removing it widens the list. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <Tag tone="brand" onRemove={onRemove}>
      {children}
    </Tag>
  )
}
