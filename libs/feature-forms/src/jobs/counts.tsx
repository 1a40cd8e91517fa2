import { useFormats } from '@atrium/core-i18n'
import styles from './transfer.module.css'

interface CountsProps {
  counts: readonly { label: string; value: number; isBad?: boolean }[]
}

/** A few numbers side by side. */
export function Counts({ counts }: CountsProps) {
  const formats = useFormats()
  return (
    <output className={styles['numbers']}>
      {counts.map(({ label, value, isBad }) => (
        <div
          key={label}
          className={isBad ? `${styles['number']} ${styles['bad']}` : styles['number']}
        >
          <span className={styles['muted']}>{label}</span>
          <b>{formats.number(value)}</b>
        </div>
      ))}
    </output>
  )
}
