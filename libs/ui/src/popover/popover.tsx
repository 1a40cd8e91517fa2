import { Popover as KitPopover } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import type { Placement } from '../tooltip'

export interface PopoverProps {
  /** The element it opens from, a button as a rule. */
  children: ReactElement
  title?: string
  content: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  placement?: Placement
  /** Width of the content in pixels. */
  width?: number
}

/** A small panel beside a button, for a few controls; Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { children, title, content, open, onOpenChange, placement = 'bottomLeft', width } = props
  return (
    <KitPopover
      trigger="click"
      arrow={false}
      open={open}
      onOpenChange={onOpenChange}
      placement={placement}
      title={title}
      content={<div style={width ? { width, maxWidth: '80vw' } : {}}>{content}</div>}
      destroyOnHidden
    >
      {children}
    </KitPopover>
  )
}
