import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface BadgeProps {
  /** How many; nothing is shown for 0. */
  count?: number
  /** Above this "99+" is shown. */
  max?: number
  /** Only that there is something. */
  dot?: boolean
  /** What is counted, for assistive technology: "12 unread messages". */
  label: string
  /** What it sits on; without it the badge stands in the text. */
  children?: ReactNode
}

/** A small count at the corner of a thing or behind a word. */
export function Badge({ count = 0, max = 99, dot = false, label, children }: BadgeProps) {
  const shown = dot || count > 0
  const mark = shown && (
    <span className={dot ? styles['dot'] : styles['count']}>
      {!dot && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <span className="atr-hidden">{label}</span>
    </span>
  )
  if (!children) return mark
  return (
    <span className={styles['holder']}>
      {children}
      {mark && <span className={styles['corner']}>{mark}</span>}
    </span>
  )
}
