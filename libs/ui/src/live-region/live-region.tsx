import type { ReactNode } from 'react'

export interface LiveRegionProps {
  /** Spoken each time it changes; keep it one short sentence. */
  children: ReactNode
  /** Interrupts what is being read; only for what can't wait. */
  urgent?: boolean
  /** Also seen, not only heard. */
  visible?: boolean
}

/** Speaks results a person caused but may not be looking at: "12 records found". */
export function LiveRegion({ children, urgent = false, visible = false }: LiveRegionProps) {
  return (
    <div
      className={visible ? undefined : 'atr-hidden'}
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic
    >
      {children}
    </div>
  )
}
