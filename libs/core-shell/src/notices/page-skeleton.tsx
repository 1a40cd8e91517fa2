import styles from './page-skeleton.module.css'

/** The outline of a page while it waits for its first data; it shows only when that takes a moment. */
export function PageSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <span />
      <span />
      <div>
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  )
}
