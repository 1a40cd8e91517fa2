import type { ReactNode } from 'react'
import styles from './line-table.module.css'

export interface LineColumn<Row> {
  id: string
  label: string
  render: (row: Row) => ReactNode
  /** Digits of equal width, at the right. */
  numeric?: boolean
  /** Left out on a phone, where the drawer says it. */
  wideOnly?: boolean
}

export interface LineTableProps<Row> {
  /** Names the table. */
  label: string
  /** The first one names the row. */
  columns: readonly LineColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Makes the whole row a way to the thing. */
  onOpen?: (row: Row) => void
  /** Buttons at the end of a row; a phone shows them below. */
  actions?: (row: Row) => ReactNode
}

/** A short table without selection, whose rows open; cards on a phone. Longer ones want a DataGrid. */
export function LineTable<Row>(props: LineTableProps<Row>) {
  const { label, columns, rows, rowId, onOpen, actions } = props
  const [name, ...facts] = columns
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric}>
                {column.label}
              </th>
            ))}
            {actions && <td aria-hidden />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} data-opens={Boolean(onOpen)}>
              <th scope="row">
                {onOpen ? (
                  <button type="button" className={styles['open']} onClick={() => onOpen(row)}>
                    {name?.render(row)}
                  </button>
                ) : (
                  name?.render(row)
                )}
              </th>
              {facts.map((column) => (
                <td
                  key={column.id}
                  data-numeric={column.numeric}
                  data-wide={column.wideOnly}
                  data-label={column.label}
                >
                  {column.render(row)}
                </td>
              ))}
              {actions && (
                <td className={styles['actions']}>
                  <div className={styles['acts']}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
