import styles from './header.module.css'

/** The product's mark: one building, many spaces, one of them lit. */
export function ProductMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className={styles['mark']}>
      <rect width="32" height="32" rx="8" fill="var(--atr-brand)" />
      <path d="M7 25V13.2L16 7l9 6.2V25" fill="none" stroke="var(--atr-brand-on)" strokeWidth="2" />
      <rect x="11" y="15" width="4" height="4" rx="1" fill="var(--atr-brand-on)" opacity="0.55" />
      <rect x="17" y="15" width="4" height="4" rx="1" fill="var(--atr-brand-on)" />
      <rect x="11" y="21" width="4" height="4" rx="1" fill="var(--atr-brand-on)" opacity="0.55" />
      <rect x="17" y="21" width="4" height="4" rx="1" fill="var(--atr-brand-on)" opacity="0.55" />
    </svg>
  )
}
