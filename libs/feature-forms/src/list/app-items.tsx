import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { type AppItem, type Application, appViewPath } from '@atrium/domain-apps'
import { FormIcon } from '@atrium/ui/icon'
import { Tag } from '@atrium/ui/tag'
import { listMessages } from '../messages/list-messages'
import { NewForm } from './form-creation'
import styles from './app-items.module.css'

interface AppItemsProps {
  app: Application
  items: readonly AppItem[]
  current: string | null
}

/** What an application holds, as links; at the left, or above on narrow screens. */
export function AppItems({ app, items, current }: AppItemsProps) {
  const t = useMessages(listMessages)
  const routing = useRouting()
  const canDesign = useCan('forms.design')
  return (
    <nav className={styles['nav']} aria-label={t('items')}>
      <h1 className={styles['name']} title={app.name}>
        {app.name}
      </h1>
      <ul>
        {items.map((item) => {
          const path = `${appViewPath({ module: item.kind, appId: app.id })}?item=${item.id}`
          return (
            <li key={item.id}>
              <a
                className={styles['item']}
                href={routing.href(path)}
                aria-current={item.id === current ? 'page' : undefined}
                title={item.name}
              >
                <FormIcon size={16} />
                <span className={styles['label']}>{item.name}</span>
                {!item.ready && <Tag>{t('not-ready')}</Tag>}
              </a>
            </li>
          )
        })}
      </ul>
      {canDesign && items.length > 0 && (
        <div className={styles['add']}>
          <NewForm appId={app.id} kind="quiet" />
        </div>
      )}
    </nav>
  )
}
