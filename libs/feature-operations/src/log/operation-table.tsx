import { useFormats, useMessages } from '@atrium/core-i18n'
import { actKey, auditWords, type OperationRow } from '@atrium/domain-security'
import { type LineColumn, LineTable } from '@atrium/ui/line-table'
import { Tag } from '@atrium/ui/tag'
import { logMessages } from '../messages/log-messages'

/** What happened to accounts and security, a line each; a card on a phone. */
export function OperationTable({ rows }: { readonly rows: readonly OperationRow[] }) {
  const t = useMessages(logMessages)
  return (
    <LineTable
      label={t('log')}
      columns={useColumns()}
      rows={rows}
      rowId={({ entId, seq }) => `${entId} ${seq}`}
    />
  )
}

function useColumns(): LineColumn<OperationRow>[] {
  const t = useMessages(logMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  return [
    { id: 'act', label: t('act'), render: ({ act }) => words(actKey(act) ?? 'act-other') },
    { id: 'person', label: t('person'), render: ({ person }) => person?.name ?? t('nobody') },
    {
      id: 'enterprise',
      label: t('enterprise'),
      render: ({ enterprise }) => enterprise || t('platform'),
    },
    {
      id: 'result',
      label: t('result'),
      render: ({ result }) => (
        <Tag dot tone={result === 'done' ? 'success' : 'danger'}>
          {words(`result-${result}`)}
        </Tag>
      ),
    },
    {
      id: 'at',
      label: t('at'),
      render: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
    },
    { id: 'from', label: t('from'), render: ({ ip }) => ip },
  ]
}
