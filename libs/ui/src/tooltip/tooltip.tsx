import { Tooltip as KitTooltip } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import type { Placement } from './placement'

export interface TooltipProps {
  /** A few words; nothing that can't also be found without hovering. */
  text: ReactNode
  placement?: Placement
  /** The element it explains; must accept a ref and pointer and focus handlers. */
  children: ReactElement
}

/** Explains a control on hover and focus; an empty text shows nothing. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <KitTooltip
      title={text}
      placement={placement}
      mouseEnterDelay={0.3}
      trigger={['hover', 'focus']}
    >
      {children}
    </KitTooltip>
  )
}
