import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  readonly title: string
  readonly purpose?: string
  readonly children?: ReactNode
}

/** The large title of a page that greets strangers. */
export function PageHeading({ title, purpose, children }: PageHeadingProps) {
  return (
    <div className={styles['heading']}>
      <h1>{title}</h1>
      {purpose && <p>{purpose}</p>}
      {children}
    </div>
  )
}
