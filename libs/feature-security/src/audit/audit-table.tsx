import { useFormats, useMessages } from '@atrium/core-i18n'
import { type AuditRow, auditWords } from '@atrium/domain-security'
import { Tag } from '@atrium/ui/tag'
import { useActTitle } from '../changes/act-title'
import { auditMessages } from '../messages/audit-messages'
import styles from './audit.module.css'

export interface AuditTableProps {
  readonly rows: readonly AuditRow[]
  readonly onOpen: (seq: number) => void
}

/** Entries of the log as lines; a card each on a phone. */
export function AuditTable({ rows, onOpen }: AuditTableProps) {
  const t = useMessages(auditMessages)
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={t('log')}>
        <thead>
          <tr>
            <th scope="col">{t('act')}</th>
            <th scope="col">{t('thing')}</th>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('from')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.seq} row={row} onOpen={() => onOpen(row.seq)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ row, onOpen }: { readonly row: AuditRow; readonly onOpen: () => void }) {
  const t = useMessages(auditMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  const actTitle = useActTitle()
  const { act, at, entityName, ip, person, result } = row
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles['open']} onClick={onOpen}>
          {actTitle(act)}
        </button>
      </th>
      <td className={styles['thing']}>{entityName ?? ''}</td>
      <td>{person ? person.name : t('nobody')}</td>
      <td>
        <Tag dot tone={result === 'done' ? 'success' : 'danger'}>
          {words(`result-${result}`)}
        </Tag>
      </td>
      <td className="atr-numeric">
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </td>
      <td className="atr-numeric">{ip ?? ''}</td>
    </tr>
  )
}
