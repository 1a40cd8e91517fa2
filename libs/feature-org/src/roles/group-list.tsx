import { useFormats, useMessages } from '@atrium/core-i18n'
import type { OrgRole, RoleGroup } from '@atrium/domain-org'
import { AddIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { Heading } from '@atrium/ui/text'
import { roleMessages } from '../messages/role-messages'
import styles from './group-list.module.css'

export interface GroupListProps {
  readonly groups: readonly RoleGroup[]
  readonly roles: readonly OrgRole[]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
  readonly onRename: (group: RoleGroup) => void
  readonly onDelete: (group: RoleGroup) => void
}

/** Groups to choose from, each with how many roles it holds. */
export function GroupList(props: GroupListProps) {
  const { groups, roles, chosenId, onChoose, onAdd, onRename, onDelete } = props
  const t = useMessages(roleMessages)
  const formats = useFormats()
  return (
    <nav className={styles['panel']} aria-label={t('groups')}>
      <div className={styles['head']}>
        <Heading level={2} size={14}>
          {t('groups')}
        </Heading>
        <IconButton size="small" icon={AddIcon} label={t('add-group')} onClick={onAdd} />
      </div>
      <ul className={styles['groups']}>
        {groups.map((group) => (
          <li key={group.id} className={styles['group']} data-chosen={group.id === chosenId}>
            <button
              type="button"
              className={styles['choose']}
              aria-current={group.id === chosenId}
              onClick={() => onChoose(group.id)}
            >
              <span className={styles['name']}>{group.name}</span>
              <span className={styles['count']}>
                {formats.number(roles.filter(({ groupId }) => groupId === group.id).length)}
              </span>
            </button>
            <Menu
              items={[
                { key: 'rename', label: t('rename'), onSelect: () => onRename(group) },
                { kind: 'divider', key: 'line' },
                {
                  key: 'delete',
                  label: t('delete'),
                  danger: true,
                  onSelect: () => onDelete(group),
                },
              ]}
            >
              <IconButton
                size="small"
                icon={MoreIcon}
                opens="menu"
                label={t('acts', { name: group.name })}
              />
            </Menu>
          </li>
        ))}
      </ul>
    </nav>
  )
}
