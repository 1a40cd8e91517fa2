import { useFormats, useMessages } from '@atrium/core-i18n'
import { type AuditRow, auditWords } from '@atrium/domain-security'
import { type LineColumn, LineTable } from '@atrium/ui/line-table'
import { Tag } from '@atrium/ui/tag'
import { useActTitle } from '../changes/act-title'
import { useDoerName } from '../changes/doer-name'
import { auditMessages } from '../messages/audit-messages'

export interface AuditTableProps {
  readonly rows: readonly AuditRow[]
  readonly onOpen: (seq: number) => void
}

/** Entries of the log as lines; a card each on a phone. */
export function AuditTable({ rows, onOpen }: AuditTableProps) {
  const t = useMessages(auditMessages)
  return (
    <LineTable
      label={t('log')}
      columns={useColumns()}
      rows={rows}
      rowId={({ seq }) => String(seq)}
      onOpen={({ seq }) => onOpen(seq)}
    />
  )
}

function useColumns(): LineColumn<AuditRow>[] {
  const t = useMessages(auditMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  const actTitle = useActTitle()
  const doerName = useDoerName()
  return [
    { id: 'act', label: t('act'), render: ({ act }) => actTitle(act) },
    { id: 'thing', label: t('thing'), render: ({ entityName }) => entityName },
    { id: 'person', label: t('person'), render: doerName },
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
