import { useFormats, useMessages } from '@atrium/core-i18n'
import { ChevronLeftIcon, ChevronRightIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { NumberInput } from '@atrium/ui/number-input'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { pageSizes } from '../data/list-state'
import { listMessages } from '../messages/list-messages'
import { pagingReach, type RecordListModel } from './use-record-list'
import styles from './record-list.module.css'

/** Count and paging at the foot of a list: size, previous, next, jump. */
export function ListFoot({ model }: { model: RecordListModel }) {
  const { state, change, keep, pageSize, offset, total, rows } = model
  const t = useMessages(listMessages)
  const formats = useFormats()
  const digits = (value: number) => formats.number(value)
  if (!total) return <div className={styles['foot']} />
  const reachable = Math.min(total.count, pagingReach)
  const pages = Math.max(1, Math.ceil(reachable / pageSize))
  const hasNext = state.page < pages || (!total.exact && rows.length === pageSize)
  const countText = (exact: boolean, count: number) => {
    if (!exact) return t('more-than', { count: digits(count) })
    return count === 1 ? t('count-one') : t('count', { count: digits(count) })
  }
  const go = (page: number) => change({ page }, false)
  return (
    <div className={styles['foot']}>
      <span className={styles['count']} aria-live="polite">
        {countText(total.exact, total.count)}
      </span>
      {rows.length > 0 && (
        <span className={styles['range']}>
          {t('range', { from: digits(offset + 1), to: digits(offset + rows.length) })}
        </span>
      )}
      {total.count > pagingReach && <span className={styles['range']}>{t('beyond-reach')}</span>}
      <span className={styles['pager']}>
        <Select
          label={t('page-size-label')}
          narrow
          size="small"
          value={pageSize}
          onChange={(size) => {
            if (size === null) return
            keep({ pageSize: size })
            change({ pageSize: null })
          }}
          options={[...new Set([...pageSizes, pageSize])]
            .toSorted((a, b) => a - b)
            .map((size) => ({ value: size, label: t('page-size', { count: size }) }))}
        />
        <IconButton
          label={t('previous')}
          icon={ChevronLeftIcon}
          size="small"
          disabled={state.page <= 1}
          onClick={() => go(state.page - 1)}
        />
        <PageJump key={state.page} page={state.page} pages={pages} label={t('page')} onGo={go} />
        <span className={styles['range']}>{t('of-pages', { count: digits(pages) })}</span>
        <IconButton
          label={t('next')}
          icon={ChevronRightIcon}
          size="small"
          disabled={!hasNext}
          onClick={() => go(state.page + 1)}
        />
      </span>
    </div>
  )
}

interface PageJumpProps {
  page: number
  pages: number
  label: string
  onGo: (page: number) => void
}

function PageJump({ page, pages, label, onGo }: PageJumpProps) {
  const [wanted, setWanted] = useState<number | null>(page)
  const go = () => {
    const next = Math.min(pages, Math.max(1, Math.round(wanted ?? page)))
    if (next !== page) onGo(next)
    else setWanted(page)
  }
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <NumberInput
        label={label}
        size="small"
        value={wanted}
        min={1}
        max={pages}
        onChange={setWanted}
        onBlur={go}
      />
    </form>
  )
}
