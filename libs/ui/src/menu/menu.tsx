import { Dropdown } from 'antd'
import type { ReactElement } from 'react'
import type { Placement } from '../tooltip'
import { kitItems, type MenuItem } from './menu-items'

export interface MenuProps {
  items: readonly MenuItem[]
  /** The button that opens it; give it opens="menu". */
  children: ReactElement
  placement?: Exclude<Placement, 'left' | 'right'>
  /** Opens on right click instead, at the pointer. */
  context?: boolean
  disabled?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A list of acts that opens from a button. */
export function Menu(props: MenuProps) {
  const {
    items,
    children,
    placement = 'bottomRight',
    context,
    disabled,
    open,
    onOpenChange,
  } = props
  return (
    <Dropdown
      trigger={context ? ['contextMenu'] : ['click']}
      placement={placement}
      disabled={disabled ?? false}
      menu={{ items: kitItems(items) }}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {children}
    </Dropdown>
  )
}
