import { ChevronLeftIcon, ChevronRightIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useLocale, useWords } from '../locale'
import { Select } from '../select'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  /** How many there are; with atLeast only that there are more than so many. */
  total: number
  atLeast?: boolean
  pageSizes?: readonly number[]
  /** Changing the size goes back to page 1. */
  onChange: (next: { page: number; pageSize: number }) => void
  /** Lists paged by cursor can't jump; it then offers back and forth only. */
  hasNext?: boolean
  disabled?: boolean
}

/** Which rows one sees, of how many, and the way to the others. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pageSize,
    total,
    atLeast,
    pageSizes = [20, 50, 100, 200, 500, 999],
    onChange,
  } = props
  const words = useWords(texts)
  const number = new Intl.NumberFormat(useLocale())
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, Math.max(total, from))
  const hasNext = props.hasNext ?? page * pageSize < total
  const range = words.range({
    from: number.format(from),
    to: number.format(to),
    total: number.format(total) + (atLeast ? '+' : ''),
  })
  return (
    <nav className={styles['pages']} aria-label={words.label}>
      <output className={styles['range']}>{total === 0 ? words.none : range}</output>
      <Select
        label={words.size}
        size="small"
        narrow
        value={pageSize}
        disabled={props.disabled ?? false}
        options={pageSizes.map((n) => ({ value: n, label: words.perPage(n) }))}
        onChange={(size) => size && onChange({ page: 1, pageSize: size })}
      />
      <span className={styles['moves']}>
        <IconButton
          size="small"
          icon={ChevronLeftIcon}
          label={words.previous}
          disabled={(props.disabled ?? false) || page <= 1}
          onClick={() => onChange({ page: page - 1, pageSize })}
        />
        <span className={styles['page']} aria-hidden>
          {number.format(page)}
        </span>
        <IconButton
          size="small"
          icon={ChevronRightIcon}
          label={words.next}
          disabled={(props.disabled ?? false) || !hasNext}
          onClick={() => onChange({ page: page + 1, pageSize })}
        />
      </span>
    </nav>
  )
}

interface Range {
  from: string
  to: string
  total: string
}

const texts = {
  'zh-CN': {
    label: '分页',
    none: '没有数据',
    range: ({ from, to, total }: Range) => `第 ${from}–${to} 条，共 ${total} 条`,
    size: '每页条数',
    perPage: (n: number) => `${n} 条/页`,
    previous: '上一页',
    next: '下一页',
  },
  en: {
    label: 'Pages',
    none: 'Nothing here',
    range: ({ from, to, total }: Range) => `${from}–${to} of ${total}`,
    size: 'Rows per page',
    perPage: (n: number) => `${n} per page`,
    previous: 'Previous page',
    next: 'Next page',
  },
}
