// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- it is modeless and placed by the kit; keys and clicks act on the controls inside and bubble up
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react'
import styles from './popover-panel.module.css'

interface PopoverPanelProps {
  readonly panel: RefObject<HTMLDivElement | null>
  readonly label: string | undefined
  readonly width: number | undefined
  readonly walkable: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What stands in a popover: takes the focus when it opens, and gives it back when it is left. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { panel, label, width, walkable, onClose, children } = props
  useEffect(() => {
    const opened = requestAnimationFrame(() => {
      const { current } = panel
      if (current && !current.contains(document.activeElement))
        current.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(opened)
  }, [panel])
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (walkable && event.target instanceof Element && event.target.closest('a')) onClose()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Tab' && leaves(event)) {
      onClose()
    } else if (walkable) walk(event)
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles['panel']}
      style={width ? { width, maxWidth: '80vw' } : {}}
      onClick={follow}
      onKeyDown={press}
    >
      {children}
    </div>
  )
}

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Whether Tab leads out of the panel; the panel stands at the end of the document, so nothing would follow. */
function leaves({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isOpen)
  const edge = shiftKey ? all[0] : all.at(-1)
  const { activeElement } = document
  return activeElement === edge || (shiftKey && activeElement === currentTarget)
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (target instanceof HTMLInputElement) return
  const all = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button')].filter(isOpen)
  const at = all.findIndex((each) => each === document.activeElement)
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: (Math.max(at, 0) - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  }
  const next = targets[key]
  if (next === undefined || all.length === 0) return
  event.preventDefault()
  all[next]?.focus()
}

function isOpen(element: HTMLElement): boolean {
  return !element.matches(':disabled, [hidden]')
}
