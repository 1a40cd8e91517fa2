import styles from './data-grid.module.css'

/** Rows on their way, in the shape of the columns. */
export function GridSkeleton({
  label,
  columns,
}: {
  label: string
  columns: readonly { id: string; label: string; width: number }[]
}) {
  const few = columns.slice(0, 8)
  return (
    <output className={styles['scroll']} aria-label={label} style={{ overflow: 'hidden' }}>
      <div className={styles['head']} aria-hidden>
        <span className={`${styles['cell']} ${styles['check']}`} />
        {few.map((column) => (
          <span key={column.id} className={styles['cell']} style={{ width: column.width }}>
            <span className={styles['content']}>{column.label}</span>
          </span>
        ))}
      </div>
      {Array.from({ length: 12 }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className={styles['row']}
          style={{ position: 'relative', width: 'auto' }}
        >
          <span className={`${styles['cell']} ${styles['check']}`} />
          {few.map((column) => (
            <span key={column.id} className={styles['cell']} style={{ width: column.width }}>
              <span className={styles['bone']} />
            </span>
          ))}
        </div>
      ))}
    </output>
  )
}
