import { useFormats, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { type Navigation, webNavigationConfigPath } from '@atrium/domain-navigation'
import { DragIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useSortableItem } from '@atrium/ui/sortable'
import { navigationMessages } from '../messages/navigation-messages'
import { StateTag } from './state-tag'
import styles from './navigation-list.module.css'

export type ListedNavigation = Omit<Navigation, 'entries'>

export interface NavigationLineProps {
  readonly navigation: ListedNavigation
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: -1 | 1) => void
  readonly onPublish: () => void
  readonly onWithdraw: () => void
  readonly onDelete: () => void
}

/** A navigation in its place; its grip drags it, also by Space and the arrow keys. */
export function NavigationLine(props: NavigationLineProps) {
  const { navigation, isFirst, isLast, onStep, onPublish, onWithdraw, onDelete } = props
  const { id, name, audience, changedAt, changedBy, revision, publishedRevision } = navigation
  const t = useMessages(navigationMessages)
  const formats = useFormats()
  const { href } = useRouting()
  const { item, grip, isDragging } = useSortableItem(id)
  const isForAll = audience.some(({ kind }) => kind === 'everyone')
  const some = audience.length === 0 ? t('for-nobody') : t('for-some', { count: audience.length })
  return (
    <li {...item} className={`${styles['line']} ${isDragging ? styles['moving'] : ''}`}>
      <button type="button" className={styles['grip']} {...grip} aria-label={t('drag', { name })}>
        <DragIcon size={16} />
      </button>
      <div className={styles['texts']}>
        <a className={styles['name']} href={href(webNavigationConfigPath({ id }))}>
          {name}
        </a>
        <StateTag revision={revision} publishedRevision={publishedRevision} />
        <span className={styles['about']}>{isForAll ? t('for-everyone') : some}</span>
        <span className={styles['changed']}>
          {t('changed', { person: changedBy, time: formats.dateTime(changedAt) })}
        </span>
      </div>
      <Menu
        items={[
          { key: 'design', label: t('design'), href: href(webNavigationConfigPath({ id })) },
          ...(publishedRevision === revision
            ? []
            : [{ key: 'publish', label: t('publish'), onSelect: onPublish }]),
          ...(publishedRevision === null
            ? []
            : [{ key: 'withdraw', label: t('withdraw'), onSelect: onWithdraw }]),
          { key: 'up', label: t('move-up'), disabled: isFirst, onSelect: () => onStep(-1) },
          { key: 'down', label: t('move-down'), disabled: isLast, onSelect: () => onStep(1) },
          { kind: 'divider', key: 'line' },
          { key: 'delete', label: t('delete'), danger: true, onSelect: onDelete },
        ]}
      >
        <IconButton size="small" icon={MoreIcon} opens="menu" label={t('acts', { name })} />
      </Menu>
    </li>
  )
}
