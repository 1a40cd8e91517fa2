import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Heard, not seen: headings and hints that sight gets from the layout. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="atr-hidden">{children}</span>
}
