import { Button } from '@atrium/ui/button'
import type { Icon } from '@atrium/ui/icon'
import type { ReactNode } from 'react'
import styles from './notices.module.css'

interface NoticeAct {
  readonly text: string
  readonly href?: string
  readonly onClick?: () => void
}

export interface NoticeProps {
  readonly icon: Icon
  readonly title: string
  readonly children: ReactNode
  /** The first is the one most people want. */
  readonly acts: readonly NoticeAct[]
  /** What a person quotes to support. */
  readonly reference?: string | undefined
}

/** Stands where a page would: what happened, what one can do, a number to quote. */
export function Notice({ icon: Icon, title, children, acts, reference }: NoticeProps) {
  return (
    <div className={styles['notice']} role="alert">
      <span className={styles['badge']}>
        <Icon size={24} />
      </span>
      <h1>{title}</h1>
      <div className={styles['advice']}>{children}</div>
      <div className={styles['acts']}>
        {acts.map(({ text, href, onClick }, index) => (
          <Button
            key={text}
            kind={index === 0 ? 'primary' : 'default'}
            {...(href === undefined ? {} : { href })}
            {...(onClick === undefined ? {} : { onClick })}
          >
            {text}
          </Button>
        ))}
      </div>
      {reference && <code className={styles['reference']}>{reference}</code>}
    </div>
  )
}
