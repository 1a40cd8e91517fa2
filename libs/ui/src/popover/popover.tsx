import { Popover as KitPopover } from 'antd'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Placement } from '../tooltip'
import { PopoverPanel } from './popover-panel'

export interface PopoverProps {
  /** The element it opens from, a button as a rule. */
  children: ReactElement
  title?: string
  /** Names the panel where it has no title. */
  label?: string
  content: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  placement?: Placement
  /** Width of the content in pixels. */
  width?: number
  /** Arrow keys lead through its links and buttons, as in a menu; following a link closes it. */
  walkable?: boolean
}

/** A small panel beside a button, for a few controls; Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { children, title, label, content, open, onOpenChange, placement = 'bottomLeft' } = props
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      return
    }
    if (panel.current?.contains(document.activeElement)) opener.current?.focus()
  }, [open])
  return (
    <KitPopover
      trigger="click"
      arrow={false}
      open={open}
      onOpenChange={onOpenChange}
      placement={placement}
      title={title}
      destroyOnHidden
      content={
        <PopoverPanel
          panel={panel}
          label={label ?? title}
          width={props.width}
          walkable={props.walkable ?? false}
          onClose={() => onOpenChange(false)}
        >
          {content}
        </PopoverPanel>
      }
    >
      {children}
    </KitPopover>
  )
}
