import type { ReactNode } from 'react'
import { Picture } from '../empty'
import { useWords } from '../locale'
import styles from './no-right.module.css'

export interface NoRightProps {
  /** What may not be done: "You may not open Orders". */
  title: string
  /** Who can give the right, as names or a role. */
  who?: ReactNode
  /** Ask for it, or go back. */
  action?: ReactNode
}

/** A closed door that says who has the key. */
export function NoRight({ title, who, action }: NoRightProps) {
  const words = useWords(texts)
  return (
    <div className={styles['door']}>
      <Picture name="lock" />
      <h2 className={styles['title']}>{title}</h2>
      {who && (
        <p className={styles['who']}>
          {words.who}
          {who}
        </p>
      )}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}

const texts = {
  'zh-CN': { who: '可以开通权限的人：' },
  en: { who: 'This right is given by ' },
}
