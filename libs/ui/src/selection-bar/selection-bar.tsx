import type { ReactNode } from 'react'
import { Button } from '../button'
import { CloseIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useLocale, useWords } from '../locale'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  /** How many rows are chosen. */
  count: number
  /** How many there are under the filter in force; null while unknown. */
  total?: number | null
  /** The selection means all of them, also on other pages. */
  isAll?: boolean
  /** Chooses all of them, seen or not; left out when not all can be chosen at once. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** What can be done with them: small quiet buttons. */
  children: ReactNode
}

/** Takes the toolbar's place while rows are chosen: how many, all of them, what to do. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total = null, isAll = false, onSelectAll, onClear, children } = props
  const words = useWords(texts)
  const digits = new Intl.NumberFormat(useLocale())
  const chosen = words.chosen(digits.format(count))
  const canWiden = !isAll && onSelectAll && total !== null && total > count
  return (
    <section className={styles['bar']} aria-label={chosen}>
      <IconButton size="small" icon={CloseIcon} label={words.clear} onClick={onClear} />
      <output className={styles['count']}>
        {isAll ? words.allChosen(digits.format(total ?? count)) : chosen}
      </output>
      {canWiden && (
        <Button size="small" kind="link" onClick={onSelectAll}>
          {words.all(digits.format(total))}
        </Button>
      )}
      <span className={styles['acts']}>{children}</span>
    </section>
  )
}

const texts = {
  'zh-CN': {
    clear: '取消选择',
    chosen: (n: string) => `已选择 ${n} 条`,
    allChosen: (n: string) => `已选择全部 ${n} 条`,
    all: (n: string) => `选择全部 ${n} 条`,
  },
  en: {
    clear: 'Clear selection',
    chosen: (n: string) => `${n} selected`,
    allChosen: (n: string) => `All ${n} selected`,
    all: (n: string) => `Select all ${n}`,
  },
}
