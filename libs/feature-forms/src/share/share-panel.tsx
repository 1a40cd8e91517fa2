import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { listRecordShares, type RecordShare } from '@atrium/domain-access'
import type { PublishedForm } from '@atrium/domain-forms'
import { getPeople } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { NoRight } from '@atrium/ui/no-right'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tag } from '@atrium/ui/tag'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSubjectNames } from '../access/use-subject-names'
import { revokeShareWrite } from '../data/form-calls'
import { shareMessages } from '../messages/share-messages'
import { ShareForm } from './share-form'
import styles from './share.module.css'

export interface SharePanelProps {
  form: PublishedForm
  recordId: string
  subtitle: string
  onClose: () => void
}

/** With whom a record is shared, and sharing it with more. */
export function SharePanel({ form, recordId, subtitle, onClose }: SharePanelProps) {
  const t = useMessages(shareMessages)
  const at = { formId: form.id, recordId }
  const found = useQuery({ ...read(listRecordShares, at), staleTime: 0, retry: false })
  return (
    <Drawer open width="small" title={t('title')} subtitle={subtitle} onClose={onClose}>
      <div className={styles['panel']}>
        {found.isPending && <Skeleton shape="text" count={5} />}
        {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && (
          <>
            <ShareForm form={form} recordIds={[recordId]} />
            <Shares {...at} rows={found.data.rows} />
            {found.data.cut && <p className={styles['muted']}>{t('cut')}</p>}
          </>
        )}
      </div>
    </Drawer>
  )
}

interface SharesProps {
  formId: string
  recordId: string
  rows: readonly RecordShare[]
}

function Shares({ formId, recordId, rows }: SharesProps) {
  const t = useMessages(shareMessages)
  const errorText = useErrorText()
  const revoke = useMutation(revokeShareWrite)
  const nameOf = useNames(rows)
  if (rows.length === 0) return <Empty level={3} title={t('none')} why={t('none-why')} />
  return (
    <section className={styles['shares']}>
      <h3>{t('shared-with')}</h3>
      {revoke.isError && <Notice tone="danger" title={errorText(revoke.error)} />}
      <ul className={styles['rows']}>
        {rows.map((share) => (
          <Share
            key={share.id}
            share={share}
            name={nameOf(share)}
            isEnding={revoke.isPending && revoke.variables.shareId === share.id}
            onEnd={() => revoke.mutate({ formId, recordId, shareId: share.id })}
          />
        ))}
      </ul>
    </section>
  )
}

interface ShareProps {
  share: RecordShare
  name: string
  isEnding: boolean
  onEnd: () => void
}

function Share({ share, name, isEnding, onEnd }: ShareProps) {
  const t = useMessages(shareMessages)
  const formats = useFormats()
  const { level, until, note, sharedBy, sharedAt } = share
  const facts = {
    name: sharedBy.name || t('somebody'),
    time: formats.dateTime(sharedAt),
  }
  return (
    <li className={styles['row']}>
      <div className={styles['texts']}>
        <p className={styles['name']}>{name}</p>
        {note && <p>{note}</p>}
        <p className={styles['muted']}>{t('by', facts)}</p>
        {until && <p className={styles['muted']}>{t('ends', { time: formats.dateTime(until) })}</p>}
      </div>
      <Tag>{t(`level.${level}`)}</Tag>
      <IconButton icon={CloseIcon} label={t('end', { name })} disabled={isEnding} onClick={onEnd} />
    </li>
  )
}

/** People by one call, departments and the others by the lists that are named. */
function useNames(rows: readonly RecordShare[]): (share: RecordShare) => string {
  const t = useMessages(shareMessages)
  const subjects = rows.map(({ subject }) => subject)
  const placeOf = useSubjectNames(subjects)
  const ids = subjects.flatMap((subject) => (subject.kind === 'person' ? [subject.id] : []))
  const people = useQuery({
    ...read(getPeople, { ids: ids.slice(0, 200) }),
    enabled: ids.length > 0,
  })
  const names = new Map(people.data?.rows.map(({ id, name }) => [id, name]))
  return ({ subject }) => {
    if (subject.kind === 'everyone') return t('everyone')
    const name = names.get(subject.id) ?? placeOf(subject) ?? '…'
    return subject.kind === 'department' && subject.below ? t('below', { name }) : name
  }
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(shareMessages)
  const errorText = useErrorText()
  if (isCallError(error, 'record-not-allowed')) {
    return <NoRight title={t('not-allowed')} who={t('not-allowed-who')} />
  }
  if (isCallError(error, 'record-not-found')) {
    return (
      <Empty
        level={3}
        title={errorText(error)}
        why={t('gone-why')}
        action={<Button onClick={onRetry}>{t('again')}</Button>}
      />
    )
  }
  const id = isCallError(error) ? error.requestId : undefined
  return (
    <ErrorState
      small
      title={t('load-failed')}
      advice={errorText(error)}
      onRetry={onRetry}
      id={id}
    />
  )
}
