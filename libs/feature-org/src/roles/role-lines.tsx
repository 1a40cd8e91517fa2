import { useFormats, useMessages } from '@atrium/core-i18n'
import type { OrgRole } from '@atrium/domain-org'
import { MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { roleMessages } from '../messages/role-messages'
import styles from '../lines/lines.module.css'

export interface RoleLinesProps {
  readonly roles: readonly OrgRole[]
  readonly onOpen: (role: OrgRole) => void
  readonly onEdit: (role: OrgRole) => void
  readonly onDelete: (role: OrgRole) => void
}

/** The roles of a group; opening one shows who has it. */
export function RoleLines({ roles, onOpen, onEdit, onDelete }: RoleLinesProps) {
  const t = useMessages(roleMessages)
  const formats = useFormats()
  return (
    <ul className={styles['lines']} aria-label={t('roles')}>
      {roles.map((role) => (
        <li key={role.id} className={styles['line']}>
          <div className={styles['texts']}>
            <button type="button" className={styles['name']} onClick={() => onOpen(role)}>
              {role.name}
            </button>
            {role.description && <span className={styles['about']}>{role.description}</span>}
          </div>
          <span className={styles['count']}>
            {t('people', { count: formats.number(role.people) })}
          </span>
          <Menu
            items={[
              { key: 'edit', label: t('edit'), onSelect: () => onEdit(role) },
              { key: 'people', label: t('add-people'), onSelect: () => onOpen(role) },
              { kind: 'divider', key: 'line' },
              { key: 'delete', label: t('delete'), danger: true, onSelect: () => onDelete(role) },
            ]}
          >
            <IconButton
              size="small"
              icon={MoreIcon}
              opens="menu"
              label={t('acts', { name: role.name })}
            />
          </Menu>
        </li>
      ))}
    </ul>
  )
}
