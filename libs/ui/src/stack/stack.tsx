import type { CSSProperties, ReactNode } from 'react'
import styles from './stack.module.css'

/** A step of the 4 px grid: 1 is 4 px, 4 is 16 px, 6 is 24 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12

export interface StackProps {
  children: ReactNode
  gap?: Gap
  /** Where things stand across. */
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** Things below each other. */
export function Stack({ children, gap = 4, align = 'stretch' }: StackProps) {
  return (
    <div className={styles['stack']} style={place({ gap, align })}>
      {children}
    </div>
  )
}

export interface RowProps extends StackProps {
  justify?: 'start' | 'center' | 'end' | 'space-between'
  /** Stays in one line and shrinks. */
  fixed?: boolean
}

/** Things beside each other, wrapping where there is no room. */
export function Row({ children, gap = 2, align = 'center', justify = 'start', fixed }: RowProps) {
  return (
    <div
      className={fixed ? styles['fixed'] : styles['row']}
      style={{ ...place({ gap, align }), justifyContent: justify }}
    >
      {children}
    </div>
  )
}

export interface GridProps {
  children: ReactNode
  gap?: Gap
  /** As many columns as fit, none narrower than this, in pixels. */
  min?: number
}

/** Cards of equal width that fill the room. */
export function Grid({ children, gap = 4, min = 260 }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`
  return (
    <div
      className={styles['grid']}
      style={{ gap: `var(--atr-space-${gap})`, gridTemplateColumns: columns }}
    >
      {children}
    </div>
  )
}

function place({
  gap,
  align,
}: {
  gap: Gap
  align: NonNullable<StackProps['align']>
}): CSSProperties {
  return { gap: `var(--atr-space-${gap})`, alignItems: align }
}
