import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './header.module.css'

export interface PopoverProps {
  /** What the button is called. */
  readonly label: string
  readonly trigger: ReactNode
  readonly triggerClass?: string | undefined
  /** Which edges of button and panel stand in line. */
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** A header button and the panel it opens; the platform closes it on Escape and on a click beside it. */
export function Popover({ label, trigger, triggerClass, align = 'end', children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<{ left?: number; right?: number; top?: number }>({})
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? styles['control']}
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        title={label}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks and keys act on the controls inside and bubble up */}
      <div
        id={id}
        popover="auto"
        className={styles['panel']}
        style={place}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current)
            setPlace(placeBelow(button.current.getBoundingClientRect(), align))
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          const target = event.target as Element
          if (target.closest('a, [data-closes]')) event.currentTarget.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}

function placeBelow(button: DOMRect, align: 'start' | 'end') {
  const width = document.documentElement.clientWidth
  const across = align === 'start' ? { left: button.left } : { right: width - button.right }
  if (button.top > window.innerHeight / 2) return { ...across, top: 56 }
  return { ...across, top: button.bottom + 6 }
}
