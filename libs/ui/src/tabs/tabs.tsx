import { Tabs as KitTabs } from 'antd'
import type { ReactNode } from 'react'
import type { Icon } from '../icon'
import styles from './tabs.module.css'

export interface TabItem<Key extends string> {
  key: Key
  label: string
  icon?: Icon
  /** How many things are behind it. */
  count?: number
  disabled?: boolean
  /** Left out when the page shows the content itself, by its address. */
  content?: ReactNode
}

export interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** At the right of the tabs. */
  extra?: ReactNode
  size?: 'small' | 'medium'
}

/** Parts of one thing, one shown at a time; the chosen one belongs in the address. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { items, value, onChange, extra, size = 'medium' } = props
  return (
    <KitTabs
      className={items.some((item) => item.content !== undefined) ? undefined : styles['bare']}
      activeKey={value}
      size={size}
      tabBarExtraContent={extra}
      onChange={(key) => onChange(key as Key)}
      items={items.map(({ key, label, icon: Icon, count, disabled, content }) => ({
        key,
        disabled: disabled ?? false,
        icon: Icon ? <Icon /> : undefined,
        label:
          count === undefined ? (
            label
          ) : (
            <>
              {label} <span className={styles['count']}>{count}</span>
            </>
          ),
        children: content,
      }))}
    />
  )
}
