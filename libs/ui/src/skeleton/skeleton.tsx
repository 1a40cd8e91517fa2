import type { CSSProperties } from 'react'
import { useWords } from '../locale'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'table' | 'card' | 'form' | 'page'
  /** Lines, rows, cards or fields. */
  count?: number
}

/** The outline of what is on its way; appears after 150 ms, so quick answers never flash. */
export function Skeleton({ shape = 'text', count = 4 }: SkeletonProps) {
  const words = useWords(texts)
  const items = Array.from({ length: count }, (_, i) => i)
  return (
    <div className={styles['late']} aria-busy>
      <output className="atr-hidden">{words.loading}</output>
      {shape === 'page' && <div className={styles['title']} />}
      <div className={styles[shape]} aria-hidden>
        {items.map((i) => (
          <div key={i} className={styles['item']} style={{ '--at': i } as CSSProperties} />
        ))}
      </div>
    </div>
  )
}

const texts = { 'zh-CN': { loading: '正在加载' }, en: { loading: 'Loading' } }
