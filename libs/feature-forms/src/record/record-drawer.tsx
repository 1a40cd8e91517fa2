import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import {
  formDetailPath,
  type FormRecord,
  getRecord,
  type PublishedForm,
} from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, ExpandIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Skeleton } from '@atrium/ui/skeleton'
import { useToast } from '@atrium/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordMenu } from '../access/record-menu'
import { useFormAccess, useVisibleForm } from '../data/use-form-access'
import { recordMessages } from '../messages/record-messages'
import { RecordForm } from './record-form'
import { useRecordTitle } from './record-title'
import { RecordView } from './record-view'
import { useStartValues } from './use-start-values'

interface RecordDrawerProps {
  form: PublishedForm
  /** `new` fills in a new one. */
  recordId: string
  /** The records it stands among, for previous and next. */
  siblings: readonly FormRecord[]
  onGo: (recordId: string) => void
  onClose: () => void
}

const noRefs = { people: {}, records: {} }

/** A record over its list: read, edit, go to the next, open as a page. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { form: published, recordId, siblings, onGo, onClose } = props
  const t = useMessages(recordMessages)
  const isNew = recordId === 'new'
  const access = useFormAccess(published.id)
  const form = useVisibleForm(published, access)
  const canWrite = useCan('records.write') && access.may('edit')
  const [visit, setVisit] = useState(() => visitOf(recordId))
  if (visit.recordId !== recordId) setVisit(visitOf(recordId))
  const { isEditing, round } = visit
  const [isDirty, setDirty] = useState(false)
  const setEditing = (next: boolean) => setVisit({ ...visit, isEditing: next })
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const start = useStartValues(form)
  const found = useQuery({
    ...read(getRecord, { formId: form.id, recordId }),
    enabled: !isNew,
  })
  const title = useRecordTitle(form, found.data ?? null)
  const leave = async (then: () => void) => {
    const question = {
      act: t('discard'),
      thing: isNew ? form.name : title,
      consequence: t('discard-advice'),
    }
    if (!isDirty || (await confirm(question))) then()
  }
  const onSaved = (record: FormRecord, next: 'stay' | 'new') => {
    toast({ text: t(isNew ? 'created' : 'saved') })
    setDirty(false)
    if (next === 'new') setVisit({ ...visit, round: round + 1 })
    else if (isNew) onGo(record.id)
    else setEditing(false)
  }
  const data = found.data ?? null
  return (
    <Drawer
      open
      width="medium"
      title={isNew ? t('new-title', { name: form.name }) : title}
      onClose={() => void leave(onClose)}
      extra={
        <HeadActs
          {...props}
          title={title}
          canAsk={data !== null}
          canEdit={canWrite && !isEditing && data !== null}
          onEdit={() => setEditing(true)}
          onGo={(id) => void leave(() => onGo(id))}
          siblings={siblings}
        />
      }
    >
      {dialog}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {!isNew && found.isPending && <Skeleton shape="form" />}
      {isEditing && (isNew || data) && (
        <RecordForm
          key={`${recordId}:${round}`}
          form={form}
          record={data}
          refs={data?.refs ?? noRefs}
          start={start}
          width="full"
          onSaved={onSaved}
          onDirty={setDirty}
          onCancel={() => void leave(isNew ? onClose : () => setEditing(false))}
        />
      )}
      {!isEditing && data && <RecordView form={form} record={data} refs={data.refs} />}
    </Drawer>
  )
}

/** What is forgotten when the drawer goes on to another record. */
function visitOf(recordId: string) {
  return { recordId, isEditing: recordId === 'new', round: 0 }
}

interface HeadActsProps extends RecordDrawerProps {
  title: string
  canAsk: boolean
  canEdit: boolean
  onEdit: () => void
}

function HeadActs(props: HeadActsProps) {
  const { form, recordId, siblings, onGo, canEdit, onEdit } = props
  const t = useMessages(recordMessages)
  const routing = useRouting()
  const at = siblings.findIndex((record) => record.id === recordId)
  const [before, after] = [at > 0 ? siblings[at - 1] : undefined, siblings[at + 1]]
  const page = formDetailPath({
    app: form.appId,
    form: form.id,
    record: recordId === 'new' ? undefined : recordId,
  })
  return (
    <span style={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}>
      {at >= 0 && (
        <>
          <IconButton
            label={t('previous')}
            icon={ChevronLeftIcon}
            disabled={!before}
            onClick={() => before && onGo(before.id)}
          />
          <IconButton
            label={t('next')}
            icon={ChevronRightIcon}
            disabled={!after}
            onClick={() => after && onGo(after.id)}
          />
        </>
      )}
      <IconButton label={t('full-page')} icon={ExpandIcon} href={routing.href(page)} />
      {props.canAsk && <RecordMenu form={form} recordId={recordId} title={props.title} />}
      {canEdit && (
        <Button kind="primary" icon={EditIcon} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
    </span>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(recordMessages)
  const errorText = useErrorText()
  if (isCallError(error, 'record-not-found', 'not-found')) {
    return <Empty picture="search" title={t('not-found')} why={t('not-found-advice')} />
  }
  return (
    <ErrorState
      title={t('load-failed')}
      advice={errorText(error)}
      onRetry={onRetry}
      {...(isCallError(error) && error.requestId ? { id: error.requestId } : {})}
    />
  )
}
