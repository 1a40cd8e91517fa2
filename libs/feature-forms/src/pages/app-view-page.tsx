import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams, useQuery as useAddress, useRouting } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { appCenterPath, type AppItem, appViewPath, getApp } from '@atrium/domain-apps'
import { formSettingPath, getPublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ImportWizard } from '../import/import-wizard'
import { AppItems } from '../list/app-items'
import { NewForm } from '../list/form-creation'
import { RecordList } from '../list/record-list'
import { listMessages } from '../messages/list-messages'
import styles from './app-view-page.module.css'

/** An application: its content at the left, the records of the chosen form beside it. */
export function AppViewPage() {
  const { appId } = useParams(appViewPath)
  const t = useMessages(listMessages)
  const routing = useRouting()
  const errorText = useErrorText()
  const canDesign = useCan('forms.design')
  const [query] = useAddress()
  const found = useQuery(read(getApp, { appId }))
  if (found.isError) {
    return (
      <div className={styles['page']}>
        <ErrorState
          title={errorText(found.error)}
          onRetry={() => void found.refetch()}
          {...(isCallError(found.error) ? { id: found.error.requestId } : {})}
        />
      </div>
    )
  }
  if (found.isPending) {
    return (
      <div className={styles['page']}>
        <Skeleton shape="page" />
      </div>
    )
  }
  const { items, name } = found.data
  const forms = items.filter((item) => item.kind === 'form' || item.kind === 'flow')
  const wanted = query['item']
  const item = forms.find(({ id, targetId }) => id === wanted || targetId === wanted) ?? forms[0]
  return (
    <div className={styles['page']}>
      <AppItems app={found.data} items={forms} current={item?.id ?? null} />
      <section className={styles['content']} aria-label={item?.name ?? name}>
        {item ? (
          <FormContent key={item.targetId} appId={appId} item={item} />
        ) : (
          <Empty
            picture="records"
            title={t('no-items')}
            why={t('no-items-advice')}
            action={
              canDesign ? (
                <NewForm appId={appId} kind="primary" />
              ) : (
                <Button href={routing.href(appCenterPath({}))}>{t('open-center')}</Button>
              )
            }
          />
        )}
      </section>
    </div>
  )
}

function FormContent({ appId, item }: { appId: string; item: AppItem }) {
  const t = useMessages(listMessages)
  const routing = useRouting()
  const errorText = useErrorText()
  const [query, setQuery] = useAddress()
  const found = useQuery(read(getPublishedForm, { formId: item.targetId }))
  if (isCallError(found.error, 'form-not-published')) {
    const path = formSettingPath({
      appType: 'form',
      appId,
      version: 'draft',
      tableId: item.targetId,
    })
    return (
      <Empty
        picture="records"
        title={t('not-published', { name: item.name })}
        why={t('not-published-advice')}
        action={
          <Button kind="primary" href={routing.href(path)}>
            {t('open-designer')}
          </Button>
        }
      />
    )
  }
  if (found.isError) {
    return (
      <ErrorState
        title={t('load-failed')}
        advice={errorText(found.error)}
        onRetry={() => void found.refetch()}
        {...(isCallError(found.error) ? { id: found.error.requestId } : {})}
      />
    )
  }
  if (found.isPending) return <Skeleton shape="table" count={10} />
  if (query['import']) {
    return <ImportWizard form={found.data} onClose={() => setQuery({ import: undefined })} />
  }
  return <RecordList form={found.data} />
}

export const mount = mountReact(AppViewPage)
