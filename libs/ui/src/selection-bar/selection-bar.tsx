import type { ReactNode } from 'react'
import { Button } from '../button'
import { CloseIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useLocale, useWords } from '../locale'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  /** How many rows are chosen. */
  count: number
  /** How many there are under the filter in force. */
  total?: number
  /** Chooses all of them, seen or not. */
  onSelectAll?: () => void
  onClear: () => void
  /** What can be done with them: small quiet buttons. */
  children: ReactNode
}

/** Takes the toolbar's place while rows are chosen. */
export function SelectionBar({ count, total, onSelectAll, onClear, children }: SelectionBarProps) {
  const words = useWords(texts)
  const number = new Intl.NumberFormat(useLocale())
  return (
    <div className={styles['bar']} role="toolbar" aria-label={words.label}>
      <IconButton size="small" icon={CloseIcon} label={words.clear} onClick={onClear} />
      <output className={styles['count']}>{words.chosen(number.format(count))}</output>
      {onSelectAll && total !== undefined && total > count && (
        <Button size="small" kind="link" onClick={onSelectAll}>
          {words.all(number.format(total))}
        </Button>
      )}
      <span className={styles['acts']}>{children}</span>
    </div>
  )
}

const texts = {
  'zh-CN': {
    label: '对所选记录的操作',
    clear: '取消选择',
    chosen: (n: string) => `已选 ${n} 条`,
    all: (n: string) => `选择全部 ${n} 条`,
  },
  en: {
    label: 'Acts on the selection',
    clear: 'Clear selection',
    chosen: (n: string) => `${n} selected`,
    all: (n: string) => `Select all ${n}`,
  },
}
