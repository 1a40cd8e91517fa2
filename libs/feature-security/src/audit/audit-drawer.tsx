import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import { type AuditDetail, auditWords, getAuditEntry } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { DescriptionList } from '@atrium/ui/description-list'
import { Drawer } from '@atrium/ui/drawer'
import { Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useActTitle } from '../changes/act-title'
import { ChangeTable } from '../changes/change-table'
import { useDoerName } from '../changes/doer-name'
import { auditMessages } from '../messages/audit-messages'
import styles from './audit.module.css'

export interface AuditDrawerProps {
  readonly seq: number
  readonly onOnly: (entityId: string) => void
  readonly onClose: () => void
}

/** One entry with everything that is kept of it. */
export function AuditDrawer({ seq, onOnly, onClose }: AuditDrawerProps) {
  const t = useMessages(auditMessages)
  const words = useMessages(auditWords)
  const actTitle = useActTitle()
  const query = useQuery(read(getAuditEntry, { seq }))
  const { data } = query
  return (
    <Drawer
      open
      width="medium"
      title={data ? actTitle(data.act) : t('number-of', { seq })}
      subtitle={data && t('number-of', { seq })}
      extra={
        data && (
          <Tag dot tone={data.result === 'done' ? 'success' : 'danger'}>
            {words(`result-${data.result}`)}
          </Tag>
        )
      }
      onClose={onClose}
    >
      <LoadState title={t('entry-failed')} query={query} shape="form" />
      {data && <Entry entry={data} onOnly={onOnly} />}
    </Drawer>
  )
}

function Entry(props: {
  readonly entry: AuditDetail
  readonly onOnly: (entityId: string) => void
}) {
  const { entry, onOnly } = props
  const t = useMessages(auditMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  const doerName = useDoerName()
  const { at, entityId, entityName, roles, ip, sessionId, requestId, approvedBy } = entry
  const facts = [
    {
      label: t('at'),
      value: (
        <Stack gap={1}>
          <span>{formats.dateTime(at)}</span>
          <Mono text={at} />
        </Stack>
      ),
    },
    { label: t('person'), value: doerName(entry) },
    { label: t('roles'), value: formats.list(roles.map((role) => words(`role-${role}`))) },
    { label: t('from'), value: ip },
    ...(approvedBy ? [{ label: t('approved-by'), value: approvedBy.name }] : []),
    {
      label: t('thing'),
      value: (
        <Stack gap={1} align="start">
          <span>{entityName ?? entityId ?? ''}</span>
          {entityId && (
            <Button size="small" onClick={() => onOnly(entityId)}>
              {t('only-this')}
            </Button>
          )}
        </Stack>
      ),
    },
    { label: t('session'), value: <Mono text={sessionId} /> },
    { label: t('request'), value: <Mono text={requestId} /> },
    { label: t('hash'), value: <Mono text={entry.hash} />, wide: true },
  ]
  return (
    <Stack gap={6}>
      <DescriptionList facts={facts} />
      <Stack gap={3}>
        <Text size={16} weight="bold">
          {t('details')}
        </Text>
        <ChangeTable change={entry} />
      </Stack>
    </Stack>
  )
}

function Mono({ text }: { readonly text: string | null }) {
  return text === null ? null : <code className={styles['hash']}>{text}</code>
}
