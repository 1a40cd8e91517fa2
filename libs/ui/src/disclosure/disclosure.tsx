import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icon'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  title: ReactNode
  /** Said behind the title even when closed: a count or the value in force. */
  note?: ReactNode
  startsOpen?: boolean
  children: ReactNode
}

/** A part of a panel that opens and closes: inspectors, advanced settings. */
export function Disclosure({ title, note, startsOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['part']} open={startsOpen}>
      <summary className={styles['head']}>
        <ChevronRightIcon size={12} className={styles['mark']} />
        <span className={styles['title']}>{title}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
