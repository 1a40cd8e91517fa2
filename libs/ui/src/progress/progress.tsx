import type { Tone } from '../theme'
import styles from './progress.module.css'

export interface ProgressProps {
  /** What advances, for assistive technology. */
  label: string
  /** How far; null when the end is not known. */
  value: number | null
  total?: number
  tone?: Tone | 'brand'
}

/** A thin bar; put the counts in words beside it. */
export function Progress({ label, value, total = 100, tone = 'brand' }: ProgressProps) {
  const share = value === null || total <= 0 ? undefined : Math.min(1, Math.max(0, value / total))
  const width = share === undefined ? {} : { width: `${share * 100}%` }
  return (
    <div className={styles['track']}>
      <progress className="atr-hidden" aria-label={label} value={share} max={1} />
      <div
        className={share === undefined ? styles['moving'] : styles['bar']}
        style={{ background: `var(--atr-${tone})`, ...width }}
      />
    </div>
  )
}
