import { Button } from '@atrium/ui/button'
import { CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useLocale, useWords } from '@atrium/ui/locale'
import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  count: number
  /** All that the list finds; null while unknown. */
  total: number | null
  /** The selection means all that the list finds, also on other pages. */
  isAll: boolean
  /** Left out when not all can be selected at once. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** What can be done with the selection. */
  children: ReactNode
}

const zh = {
  selected: (count: string) => `已选择 ${count} 条`,
  all: (count: string) => `已选择全部 ${count} 条`,
  selectAll: (count: string) => `选择全部 ${count} 条`,
  clear: '取消选择',
}
const en: typeof zh = {
  selected: (count) => `${count} selected`,
  all: (count) => `All ${count} selected`,
  selectAll: (count) => `Select all ${count}`,
  clear: 'Clear selection',
}
const barWords = { 'zh-CN': zh, en }

/** Stands where the toolbar was while rows are selected: how many, all of them, what to do. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total, isAll, onSelectAll, onClear, children } = props
  const words = useWords(barWords)
  const locale = useLocale()
  const digits = (value: number) => new Intl.NumberFormat(locale).format(value)
  const canWiden = !isAll && onSelectAll && total !== null && total > count
  return (
    <section className={styles['bar']} aria-label={words.selected(digits(count))}>
      <IconButton label={words.clear} icon={CloseIcon} size="small" onClick={onClear} />
      <output className={styles['count']}>
        {isAll ? words.all(digits(total ?? count)) : words.selected(digits(count))}
      </output>
      {canWiden && (
        <Button kind="link" size="small" onClick={onSelectAll}>
          {words.selectAll(digits(total))}
        </Button>
      )}
      <div className={styles['acts']}>{children}</div>
    </section>
  )
}
