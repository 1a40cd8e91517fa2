import type { MouseEvent, ReactNode } from 'react'
import styles from './link.module.css'

export interface LinkProps {
  href: string
  /** Quiet takes the colour of its surroundings until hovered. */
  tone?: 'brand' | 'quiet'
  /** Leaves the app: opens a new tab and says so with an arrow. */
  external?: boolean
  /** The page one is on. */
  current?: boolean
  children: ReactNode
  label?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A plain anchor; the router takes over clicks on addresses of the same app. */
export function Link({ href, tone = 'brand', external = false, current, ...props }: LinkProps) {
  const { children, label, onClick } = props
  return (
    <a
      className={tone === 'quiet' ? styles['quiet'] : styles['brand']}
      href={href}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
      {external && <span aria-hidden> ↗</span>}
    </a>
  )
}
