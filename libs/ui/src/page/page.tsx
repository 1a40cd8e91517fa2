import type { ReactNode } from 'react'
import styles from './page.module.css'

export interface PageProps {
  /** PageHead first, then what the page is made of. */
  children: ReactNode
  /** Form keeps to 880 px; full fills its room to the edge for tables that scroll inside. */
  width?: 'normal' | 'form' | 'full'
}

/** The gutter and rhythm of a page inside the shell. */
export function Page({ children, width = 'normal' }: PageProps) {
  return <div className={`${styles['page']} ${styles[width]}`}>{children}</div>
}

export interface DetailColumnsProps {
  children: ReactNode
  /** Facts and history; below the content under 1200 px. */
  side: ReactNode
}

/** A detail page's two columns. */
export function DetailColumns({ children, side }: DetailColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{children}</div>
      <aside className={styles['column']}>{side}</aside>
    </div>
  )
}
