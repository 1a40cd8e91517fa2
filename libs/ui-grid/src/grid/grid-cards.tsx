import type { ReactNode } from 'react'
import type { GridColumn } from './column'
import type { gridWords } from './grid-words'
import styles from './data-grid.module.css'

interface GridCardsProps<Row> {
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => ReactNode
  words: (typeof gridWords)['en']
}

/** Facts a card shows below its title. */
const factCount = 5

/** Rows as cards, for a phone: title, the first facts that are filled in, and selection. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { label, columns, rows, rowId, selected, onSelect, onOpen, words } = props
  const [title, ...rest] = columns
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <ul className={styles['cards']} aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row)
        const name = title?.text(row) ?? ''
        const facts = rest.filter((column) => column.text(row) !== '').slice(0, factCount)
        return (
          <li key={id} className={styles['card']} data-selected={selected.has(id)}>
            <button type="button" className={styles['title']} onClick={() => onOpen?.(row)}>
              {title?.render?.(row) ?? (name || '—')}
            </button>
            <label className={styles['pick']}>
              <input
                type="checkbox"
                aria-label={words.selectRow(name)}
                checked={selected.has(id)}
                onChange={() => toggle(id)}
              />
            </label>
            <dl>
              {facts.map((column) => (
                <div key={column.id} style={{ display: 'contents' }}>
                  <dt>{column.label}</dt>
                  <dd>{column.render?.(row) ?? column.text(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
