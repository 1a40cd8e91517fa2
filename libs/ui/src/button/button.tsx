import { Button as KitButton } from 'antd'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { type Icon, LoadingIcon } from '../icon'

export interface ButtonProps {
  /** A verb first: "Add field", “新增字段”. */
  children: ReactNode
  /** One primary a page; danger for what destroys; quiet inside bars and cards. */
  kind?: 'default' | 'primary' | 'danger' | 'danger-quiet' | 'quiet' | 'link'
  icon?: Icon | undefined
  size?: 'small' | 'medium' | 'large'
  /** Shows work going on and refuses further clicks. */
  loading?: boolean
  disabled?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form a submit button outside it belongs to. */
  form?: string
  /** Makes it an anchor; the router takes over addresses of the same app. */
  href?: string
  target?: '_blank'
  /** Takes the whole width. */
  wide?: boolean
  /** Name for assistive technology when the text alone is not enough. */
  label?: string
  expanded?: boolean
  /** Which kind of pop-up it opens. */
  opens?: 'menu' | 'dialog' | 'listbox'
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** Starts an act at once; for going elsewhere give it an href. */
export function Button({ children, kind = 'default', icon: Icon, ...props }: ButtonProps) {
  const { size = 'medium', loading, type = 'button', wide, label, expanded, opens, ...rest } = props
  // The kit's own spinner is an image named "loading" that may stay behind when work has ended.
  const Shown = loading ? LoadingIcon : Icon
  return (
    <KitButton
      {...looks[kind]}
      {...rest}
      size={size}
      icon={Shown ? <Shown spin={loading ?? false} size={size === 'small' ? 14 : 16} /> : undefined}
      htmlType={loading ? 'button' : type}
      {...(loading ? { onClick: undefined, 'aria-disabled': true } : {})}
      block={wide ?? false}
      aria-label={label}
      aria-expanded={expanded}
      aria-haspopup={opens}
      aria-busy={loading}
    >
      {children}
    </KitButton>
  )
}

const looks = {
  default: { color: 'default', variant: 'outlined' },
  primary: { color: 'primary', variant: 'solid' },
  danger: { color: 'danger', variant: 'solid' },
  'danger-quiet': { color: 'danger', variant: 'text' },
  quiet: { color: 'default', variant: 'text' },
  link: { color: 'primary', variant: 'link' },
} as const
