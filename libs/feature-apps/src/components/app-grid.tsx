import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { Application } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon, FileExcelIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { appsMessages } from '../messages/apps-messages'
import { AppCard } from './app-card'
import type { CreateWay } from './create-dialog'
import styles from './app-grid.module.css'

interface AppGridProps {
  /** Undefined while loading. */
  apps: readonly Application[] | undefined
  error: Error | null
  retry: () => void
  search: string
  deleted: boolean
  /** Left out for people who may not create. */
  onCreate: ((way: CreateWay) => void) | undefined
}

/** Applications as cards, or why there are none. */
export function AppGrid({ apps, error, retry, ...shown }: AppGridProps) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  if (error) {
    return <ErrorState title={t('list-failed')} advice={errorText(error)} onRetry={retry} />
  }
  if (!apps) return <Skeleton shape="card" count={8} />
  if (apps.length === 0) return <NoApps {...shown} />
  return (
    <ul className={styles.grid} aria-label={t(shown.deleted ? 'deleted' : 'active')}>
      {apps.map((app) => (
        <li key={app.id}>
          <AppCard app={app} />
        </li>
      ))}
    </ul>
  )
}

function NoApps({
  search,
  deleted,
  onCreate,
}: Pick<AppGridProps, 'search' | 'deleted' | 'onCreate'>) {
  const t = useMessages(appsMessages)
  if (search) {
    return <Empty picture="search" title={t('none-found', { search })} why={t('none-found-hint')} />
  }
  if (deleted) {
    return <Empty picture="records" title={t('deleted-empty')} why={t('deleted-empty-hint')} />
  }
  if (!onCreate) return <Empty picture="records" title={t('empty')} why={t('empty-ask')} />
  return (
    <Empty
      picture="records"
      title={t('empty')}
      why={t('empty-hint')}
      action={
        <div className={styles.ways}>
          <Button kind="primary" icon={FileExcelIcon} onClick={() => onCreate('file')}>
            {t('create-from-file')}
          </Button>
          <Button icon={AddIcon} onClick={() => onCreate('blank')}>
            {t('create-blank')}
          </Button>
        </div>
      }
    />
  )
}
