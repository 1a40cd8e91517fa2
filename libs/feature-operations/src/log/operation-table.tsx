import { useFormats, useMessages } from '@atrium/core-i18n'
import { actKey, auditWords, type OperationRow } from '@atrium/domain-security'
import { Tag } from '@atrium/ui/tag'
import { logMessages } from '../messages/log-messages'
import styles from './operation-table.module.css'

/** What happened to accounts and security, a line each; a card on a phone. */
export function OperationTable({ rows }: { readonly rows: readonly OperationRow[] }) {
  const t = useMessages(logMessages)
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={t('log')}>
        <thead>
          <tr>
            <th scope="col">{t('act')}</th>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('enterprise')}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('from')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.entId} ${row.seq}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ row }: { readonly row: OperationRow }) {
  const t = useMessages(logMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  const { act, at, enterprise, ip, person, result } = row
  return (
    <tr>
      <th scope="row">{words(actKey(act) ?? 'act-other')}</th>
      <td>{person ? person.name : t('nobody')}</td>
      <td>{enterprise || t('platform')}</td>
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
