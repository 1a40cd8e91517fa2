import { useWords } from '../locale'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** The last one, where one is, needs none. */
  href?: string
}

export interface BreadcrumbProps {
  crumbs: readonly Crumb[]
}

/** The way from the top to this page. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const words = useWords(texts)
  return (
    <nav aria-label={words.label}>
      <ol className={styles['list']}>
        {crumbs.map((crumb, i) => (
          <li key={`${i}${crumb.label}`} className={styles['crumb']}>
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const texts = { 'zh-CN': { label: '当前位置' }, en: { label: 'Breadcrumb' } }
