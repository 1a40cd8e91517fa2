import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Unit and time range of a dashboard card, or a count. */
  note?: ReactNode
  /** Controls at the right of the head. */
  extra?: ReactNode
  /** Links or controls at the foot. */
  footer?: ReactNode
  /** None when a table or a picture fills it to the edge. */
  padding?: 'normal' | 'none'
  level?: 2 | 3
  /** Makes the whole card a link; then it holds no other control. */
  href?: string
  children?: ReactNode
}

/** A surface for things that belong together. */
export function Card(props: CardProps) {
  const { title, note, extra, footer, padding = 'normal', level = 2, href, children } = props
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={href ? `${styles['card']} ${styles['pressable']}` : styles['card']}
      aria-labelledby={title ? id : undefined}
    >
      {(title || extra) && (
        <header className={styles['head']}>
          <div className={styles['names']}>
            <Heading id={id} className={styles['title']}>
              {href ? (
                <a className={styles['cover']} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </Heading>
            {note && <span className={styles['note']}>{note}</span>}
          </div>
          {extra && <div className={styles['extra']}>{extra}</div>}
        </header>
      )}
      {children !== undefined && (
        <div className={padding === 'none' ? undefined : styles['body']}>{children}</div>
      )}
      {footer && <footer className={styles['foot']}>{footer}</footer>}
    </section>
  )
}
