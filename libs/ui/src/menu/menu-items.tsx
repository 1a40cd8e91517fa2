import type { MenuProps } from 'antd'
import type { Icon } from '../icon'
import { KeyboardHint } from '../keyboard-hint'
import styles from './menu-items.module.css'

/** An act, a line between acts, or acts under a heading. */
export type MenuItem = MenuAct | MenuDivider | MenuGroup

export interface MenuAct {
  key: string
  label: string
  icon?: Icon
  danger?: boolean
  disabled?: boolean
  /** The one in force, in a menu that chooses. */
  checked?: boolean
  shortcut?: readonly string[]
  /** Goes somewhere instead of acting. */
  href?: string
  onSelect?: () => void
  /** Acts in a second menu at its side. */
  items?: readonly MenuItem[]
}

export interface MenuDivider {
  kind: 'divider'
  key: string
}

export interface MenuGroup {
  kind: 'group'
  key: string
  label: string
  items: readonly MenuItem[]
}

type KitItems = NonNullable<MenuProps['items']>

/** The same items in the words of the kit underneath. */
export function kitItems(items: readonly MenuItem[]): KitItems {
  return items.map((item) => {
    if (!('kind' in item)) return actOf(item)
    if (item.kind === 'divider') return { type: 'divider', key: item.key }
    return { type: 'group', key: item.key, label: item.label, children: kitItems(item.items) }
  })
}

function actOf(item: MenuAct): KitItems[number] {
  const {
    key,
    label,
    icon: Icon,
    danger,
    disabled,
    checked,
    shortcut,
    href,
    onSelect,
    items,
  } = item
  const base = {
    key,
    danger: danger ?? false,
    disabled: disabled ?? false,
    icon: Icon ? <Icon size={16} /> : undefined,
    label: href ? <a href={href}>{label}</a> : label,
  }
  if (items) return { ...base, children: kitItems(items) }
  const extra = checked ? <span className={styles['checked']}>✓</span> : undefined
  return {
    ...base,
    extra: shortcut ? <KeyboardHint keys={shortcut} /> : extra,
    onClick: ({ domEvent }: { domEvent: { stopPropagation: () => void } }) => {
      domEvent.stopPropagation()
      onSelect?.()
    },
  }
}
