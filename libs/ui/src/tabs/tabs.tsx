import { type KeyboardEvent, type ReactNode, useId } from 'react'
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
  /** Names the row where several are on a page. */
  label?: string
  /** At the right of the tabs. */
  extra?: ReactNode
  size?: 'small' | 'medium'
}

/** Parts of one thing, one shown at a time; the chosen one belongs in the address. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { items, value, onChange, label, extra, size = 'medium' } = props
  const id = useId()
  const chosen = items.find((item) => item.key === value)
  const hasContent = chosen?.content !== undefined
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = neighbour(items, value, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div className={styles['tabs']}>
      <div className={size === 'small' ? styles['smallBar'] : styles['bar']}>
        <div className={styles['list']} role="tablist" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.key}
              id={`${id}-${item.key}`}
              type="button"
              role="tab"
              className={styles['tab']}
              aria-selected={item.key === value}
              aria-controls={hasContent && item.key === value ? `${id}-content` : undefined}
              disabled={item.disabled}
              tabIndex={item.key === value ? 0 : -1}
              onClick={() => onChange(item.key)}
              onKeyDown={walk}
            >
              {item.icon && <item.icon />}
              {item.label}
              {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
            </button>
          ))}
        </div>
        {extra && <div className={styles['extra']}>{extra}</div>}
      </div>
      {hasContent && (
        <div
          id={`${id}-content`}
          role="tabpanel"
          aria-labelledby={`${id}-${value}`}
          className={styles['content']}
        >
          {chosen.content}
        </div>
      )}
    </div>
  )
}

function neighbour<Key extends string>(items: readonly TabItem<Key>[], from: Key, pressed: string) {
  const open = items.filter((item) => !item.disabled)
  const at = open.findIndex((item) => item.key === from)
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % open.length,
    ArrowLeft: (at - 1 + open.length) % open.length,
    Home: 0,
    End: open.length - 1,
  }
  const target = targets[pressed]
  return target === undefined ? undefined : open[target]?.key
}
