import type { ReactNode } from 'react'
import styles from './metric.module.css'

export interface MetricProps {
  label: string
  /** Already written for the person's language. */
  value: ReactNode
  unit?: string
  /** Compared to what: "12 % more than last week". */
  compare?: ReactNode
  /** Whether that is good; a number alone never says. */
  trend?: 'good' | 'bad' | 'even'
}

/** One number that says what it counts and compared to what. */
export function Metric({ label, value, unit, compare, trend = 'even' }: MetricProps) {
  return (
    <div className={styles['metric']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>
        {value}
        {unit && <span className={styles['unit']}>{unit}</span>}
      </span>
      {compare && <span className={styles[trend]}>{compare}</span>}
    </div>
  )
}
