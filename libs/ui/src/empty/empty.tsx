import type { ReactNode } from 'react'
import { Picture, type PictureName } from './picture'
import styles from './empty.module.css'

export interface EmptyProps {
  /** What is not here: "No orders yet". */
  title: string
  /** Why it is empty, in one line. */
  why?: ReactNode
  /** The one act that fills it. */
  action?: ReactNode
  /** A drawing; left out in small places such as a popover. */
  picture?: PictureName
  /** The heading level that fits the page around it. */
  level?: 2 | 3 | 4
}

/** Why nothing is here, and what fills it. */
export function Empty({ title, why, action, picture, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={picture ? styles['empty'] : styles['small']}>
      {picture && <Picture name={picture} />}
      <Heading className={styles['title']}>{title}</Heading>
      {why && <p className={styles['why']}>{why}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
