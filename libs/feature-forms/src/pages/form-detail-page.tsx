import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useNavigate, useParams, useRouting } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { appViewPath } from '@atrium/domain-apps'
import {
  formDetailPath,
  type FormRecord,
  getPublishedForm,
  getRecord,
  type PublishedForm,
} from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ArrowLeftIcon, EditIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Skeleton } from '@atrium/ui/skeleton'
import { useToast } from '@atrium/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordMenu } from '../access/record-menu'
import { useFormAccess, useVisibleForm } from '../data/use-form-access'
import { recordMessages } from '../messages/record-messages'
import { RecordForm } from '../record/record-form'
import { useRecordTitle } from '../record/record-title'
import { RecordView } from '../record/record-view'
import { useStartValues } from '../record/use-start-values'
import styles from './app-view-page.module.css'

/** A record on a page of its own; without one in the address, a new one is filled in. */
export function FormDetailPage() {
  const { form: formId, record: recordId } = useParams(formDetailPath)
  const found = useQuery(read(getPublishedForm, { formId }))
  return (
    <div className={styles['detail']}>
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton shape="form" count={6} />}
      {found.data && <Detail key={recordId} form={found.data} recordId={recordId ?? null} />}
    </div>
  )
}

const noRefs = { people: {}, records: {} }

interface DetailProps {
  form: PublishedForm
  recordId: string | null
}

function Detail({ form: published, recordId }: DetailProps) {
  const access = useFormAccess(published.id)
  const form = useVisibleForm(published, access)
  const t = useMessages(recordMessages)
  const routing = useRouting()
  const navigate = useNavigate()
  const toast = useToast()
  const canWrite = useCan('records.write') && access.may('edit')
  const [isEditing, setEditing] = useState(recordId === null)
  const [round, setRound] = useState(0)
  const start = useStartValues(form)
  const found = useQuery({
    ...read(getRecord, { formId: form.id, recordId: recordId ?? '' }),
    enabled: recordId !== null,
  })
  const data = recordId === null ? null : (found.data ?? null)
  const title = useRecordTitle(form, data)
  const list = `${appViewPath({ module: 'form', appId: form.appId })}?item=${form.id}`
  const pathOf = (id: string) => formDetailPath({ app: form.appId, form: form.id, record: id })
  const onSaved = (record: FormRecord, next: 'stay' | 'new') => {
    toast({ text: t(recordId === null ? 'created' : 'saved') })
    if (next === 'new') setRound(round + 1)
    else if (recordId === null) navigate(pathOf(record.id), { replace: true })
    else setEditing(false)
  }
  return (
    <>
      <header className={styles['title']}>
        <IconButton label={t('back-to-list')} icon={ArrowLeftIcon} href={routing.href(list)} />
        <h1>{recordId === null ? t('new-title', { name: form.name }) : title}</h1>
        {data && <RecordMenu form={form} recordId={data.id} title={title} />}
        {canWrite && data && !isEditing && (
          <Button kind="primary" icon={EditIcon} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </header>
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {recordId !== null && found.isPending && <Skeleton shape="form" count={6} />}
      {isEditing && (recordId === null || data) && (
        <div className={styles['card']}>
          <RecordForm
            key={round}
            form={form}
            record={data}
            refs={data?.refs ?? noRefs}
            start={start}
            width="page"
            onSaved={onSaved}
            onCancel={() => (recordId === null ? navigate(list) : setEditing(false))}
          />
        </div>
      )}
      {!isEditing && data && (
        <div className={styles['card']}>
          <RecordView form={form} record={data} refs={data.refs} />
        </div>
      )}
    </>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(recordMessages)
  const errorText = useErrorText()
  if (isCallError(error, 'record-not-found', 'not-found', 'form-not-found')) {
    return <Empty picture="search" title={errorText(error)} why={t('not-found-advice')} />
  }
  return (
    <ErrorState
      title={t('load-failed')}
      advice={errorText(error)}
      onRetry={onRetry}
      {...(isCallError(error) ? { id: error.requestId } : {})}
    />
  )
}

export const mount = mountReact(FormDetailPage)
