import type { AnchorHTMLAttributes } from 'react'
import { useRouting } from '../pages/page-context'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path that a path builder made. */
  readonly to: string
}

/** A link to a page: a plain anchor, so that a new tab, copying and the router's own rules all work. */
export function Link({ to, children, ...rest }: LinkProps) {
  const routing = useRouting()
  return (
    <a {...rest} href={routing.href(to)}>
      {children}
    </a>
  )
}
