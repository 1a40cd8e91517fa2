import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams, useQuery as useAddress, useRouting } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import { getPublishedForm, listForms, recyclePath } from '@atrium/domain-forms'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ArrowLeftIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Select } from '@atrium/ui/select'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { DeletedRecords } from '../list/deleted-records'
import { listMessages } from '../messages/list-messages'
import styles from './app-view-page.module.css'

/** Deleted records of an application's forms: bring back, or remove for good. */
export function AppRecyclePage() {
  const { appId, module } = useParams(recyclePath)
  const t = useMessages(listMessages)
  const routing = useRouting()
  const errorText = useErrorText()
  const [query, setQuery] = useAddress()
  const forms = useQuery(read(listForms, { appId }))
  const published = (forms.data ?? []).filter((form) => form.version > 0)
  const chosen = published.find((form) => form.id === query['form']) ?? published[0]
  const form = useQuery({
    ...read(getPublishedForm, { formId: chosen?.id ?? '' }),
    enabled: chosen !== undefined,
  })
  const error = forms.error ?? form.error
  const back = `${appViewPath({ module, appId })}${chosen ? `?item=${chosen.id}` : ''}`
  return (
    <div className={styles['bin']}>
      <header>
        <div className={styles['title']}>
          <IconButton label={t('back-to-list')} icon={ArrowLeftIcon} href={routing.href(back)} />
          <h1>{chosen ? t('recycle-title', { name: chosen.name }) : t('recycle-bin')}</h1>
          {published.length > 1 && chosen && (
            <Select
              label={t('form')}
              narrow
              value={chosen.id}
              onChange={(id) => setQuery({ form: id ?? undefined, page: undefined })}
              options={published.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </div>
        <p className={styles['purpose']}>{t('recycle-purpose')}</p>
      </header>
      {error && (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void Promise.all([forms.refetch(), form.refetch()])}
          {...(isCallError(error) ? { id: error.requestId } : {})}
        />
      )}
      {!error && (forms.isPending || (chosen && form.isPending)) && (
        <Skeleton shape="table" count={8} />
      )}
      {forms.data && !chosen && (
        <Empty picture="records" title={t('recycle-empty')} why={t('recycle-empty-advice')} />
      )}
      {form.data && <DeletedRecords key={form.data.id} form={form.data} />}
    </div>
  )
}

export const mount = mountReact(AppRecyclePage)
