import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Fact {
  label: string
  /** Nothing is shown as a dash. */
  value: ReactNode
  /** Takes the whole width. */
  wide?: boolean
}

export interface DescriptionListProps {
  facts: readonly Fact[]
  /** Side shows labels at the left, as in a facts column. */
  layout?: 'grid' | 'side'
}

/** What is known of a thing: labels and values. */
export function DescriptionList({ facts, layout = 'grid' }: DescriptionListProps) {
  return (
    <dl className={styles[layout]}>
      {facts.map((fact) => (
        <div key={fact.label} className={fact.wide ? styles['wide'] : styles['fact']}>
          <dt className={styles['label']}>{fact.label}</dt>
          <dd className={styles['value']}>{isNothing(fact.value) ? '–' : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
