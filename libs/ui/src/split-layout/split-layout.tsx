import type { CSSProperties, ReactNode } from 'react'
import styles from './split-layout.module.css'

export interface SplitLayoutProps {
  /** A tree, list or outline at the left; above the rest on a phone. */
  side: ReactNode
  /** Names the side for assistive technology: "Departments". */
  sideLabel: string
  /** Width of the side in pixels. */
  sideWidth?: 220 | 240 | 280 | 320
  children: ReactNode
}

/** A side to choose from and the chosen thing beside it. */
export function SplitLayout({ side, sideLabel, sideWidth = 240, children }: SplitLayoutProps) {
  return (
    <div className={styles['split']} style={{ '--side': `${sideWidth}px` } as CSSProperties}>
      <aside className={styles['side']} aria-label={sideLabel}>
        {side}
      </aside>
      <div className={styles['main']}>{children}</div>
    </div>
  )
}
