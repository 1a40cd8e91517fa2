import type { ReactNode } from 'react'
import styles from './cards.module.css'

export interface SettingRowProps {
  readonly title: string
  /** What is in force, or what it is for. */
  readonly about: ReactNode
  readonly tag?: ReactNode
  readonly children?: ReactNode
}

/** One thing that guards the account: what it is, how it stands, what can be done. */
export function SettingRow({ title, about, tag, children }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['texts']}>
        <h3>
          {title} {tag}
        </h3>
        <p>{about}</p>
      </div>
      <div className={styles['acts']}>{children}</div>
    </div>
  )
}
