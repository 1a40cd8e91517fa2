import { Button as KitButton } from 'antd'
import type { MouseEvent, Ref } from 'react'
import { type Icon, LoadingIcon } from '../icon'
import { type Placement, Tooltip } from '../tooltip'

export interface IconButtonProps {
  /** Its name: spoken, and shown as a tooltip. */
  label: string
  icon: Icon
  kind?: 'quiet' | 'default' | 'danger-quiet' | 'primary'
  size?: 'small' | 'medium'
  /** Makes it a toggle and says whether it is on. */
  pressed?: boolean
  expanded?: boolean
  opens?: 'menu' | 'dialog' | 'listbox'
  loading?: boolean
  disabled?: boolean
  href?: string
  /** Where the tooltip stands; false for none, as by itself on what opens a menu. */
  tooltip?: Placement | false
  id?: string
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** A button with an icon only; the label is required because an icon never carries meaning alone. */
export function IconButton({ label, icon: Icon, kind = 'quiet', ...props }: IconButtonProps) {
  const { size = 'medium', pressed, expanded, opens, loading, ...others } = props
  const { tooltip = opens ? false : 'top', ...rest } = others
  const Shown = loading ? LoadingIcon : Icon
  return (
    <Tooltip text={tooltip === false ? '' : label} {...(tooltip ? { placement: tooltip } : {})}>
      <KitButton
        {...(pressed ? looks.on : looks[kind])}
        {...rest}
        size={size}
        icon={<Shown spin={loading ?? false} size={size === 'small' ? 14 : 16} />}
        {...(loading ? { onClick: undefined, 'aria-disabled': true } : {})}
        aria-busy={loading}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-haspopup={opens}
      />
    </Tooltip>
  )
}

const looks = {
  quiet: { color: 'default', variant: 'text' },
  default: { color: 'default', variant: 'outlined' },
  primary: { color: 'primary', variant: 'solid' },
  'danger-quiet': { color: 'danger', variant: 'text' },
  on: { color: 'primary', variant: 'filled' },
} as const
