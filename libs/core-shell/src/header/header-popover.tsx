import { Popover } from '@atrium/ui/popover'
import { type ReactNode, useState } from 'react'
import styles from './header.module.css'

export interface HeaderPopoverProps {
  /** What the button is called. */
  readonly label: string
  readonly trigger: ReactNode
  readonly triggerClass?: string | undefined
  readonly placement?: 'bottomLeft' | 'bottomRight' | 'topRight'
  readonly children: ReactNode
}

/** A button of the frame and the panel it opens. */
export function HeaderPopover(props: HeaderPopoverProps) {
  const { label, trigger, triggerClass, placement = 'bottomRight', children } = props
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      placement={placement}
      walkable
      content={<div className={styles['panel']}>{children}</div>}
    >
      <button
        type="button"
        className={triggerClass ?? styles['control']}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
      >
        {trigger}
      </button>
    </Popover>
  )
}
