import type { Sort } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { AddIcon, ArrowDownIcon, ArrowUpIcon, CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useWords } from '@atrium/ui/locale'
import { Select } from 'antd'
import styles from './sort-editor.module.css'

export interface SortEditorProps {
  fields: readonly { readonly id: string; readonly label: string }[]
  sorts: readonly Sort[]
  onChange: (sorts: Sort[]) => void
  /** Fields a list can be put in order by at once. */
  limit: number
}

const zh = {
  empty: '还没有排序，最新的排在最前。',
  by: '按',
  thenBy: '再按',
  field: '排序字段',
  direction: '方向',
  asc: '升序',
  desc: '降序',
  add: '添加排序',
  remove: '移除排序',
  earlier: '提前',
  later: '推后',
}
const en: typeof zh = {
  empty: 'No order chosen; the newest come first.',
  by: 'By',
  thenBy: 'then by',
  field: 'Sort field',
  direction: 'Direction',
  asc: 'Ascending',
  desc: 'Descending',
  add: 'Add sort',
  remove: 'Remove sort',
  earlier: 'Earlier',
  later: 'Later',
}
const sortWords = { 'zh-CN': zh, en }

/** The order of a list by several fields, the first one first. */
export function SortEditor({ fields, sorts, onChange, limit }: SortEditorProps) {
  const words = useWords(sortWords)
  const free = fields.filter((field) => !sorts.some((sort) => sort.field === field.id))
  const replace = (index: number, sort: Sort) => onChange(sorts.with(index, sort))
  const swap = (index: number) => {
    const [a, b] = [sorts[index], sorts[index + 1]]
    if (a && b) onChange(sorts.toSpliced(index, 2, b, a))
  }
  const next = free[0]
  return (
    <div className={styles['editor']}>
      {sorts.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
      {sorts.map((sort, index) => (
        <div key={sort.field} className={styles['line']}>
          <span className={styles['word']}>{index === 0 ? words.by : words.thenBy}</span>
          <Select
            aria-label={words.field}
            className={styles['field'] ?? ''}
            value={sort.field}
            onChange={(field) => replace(index, { ...sort, field })}
            showSearch={{ optionFilterProp: 'label' }}
            options={[...fields.filter((field) => field.id === sort.field), ...free].map(
              ({ id, label }) => ({ value: id, label }),
            )}
          />
          <Select
            aria-label={words.direction}
            className={styles['direction'] ?? ''}
            value={sort.direction}
            onChange={(direction) => replace(index, { ...sort, direction })}
            options={[
              { value: 'asc', label: words.asc },
              { value: 'desc', label: words.desc },
            ]}
          />
          <IconButton
            label={words.earlier}
            icon={ArrowUpIcon}
            size="small"
            disabled={index === 0}
            onClick={() => swap(index - 1)}
          />
          <IconButton
            label={words.later}
            icon={ArrowDownIcon}
            size="small"
            disabled={index === sorts.length - 1}
            onClick={() => swap(index)}
          />
          <IconButton
            label={words.remove}
            icon={CloseIcon}
            size="small"
            onClick={() => onChange(sorts.toSpliced(index, 1))}
          />
        </div>
      ))}
      {next && sorts.length < limit && (
        <Button
          kind="quiet"
          size="small"
          icon={AddIcon}
          onClick={() => onChange([...sorts, { field: next.id, direction: 'asc' }])}
        >
          {words.add}
        </Button>
      )}
    </div>
  )
}
