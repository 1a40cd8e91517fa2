import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { deleteAppRole, type KeptRole, listAppRoles } from '@atrium/domain-access'
import type { Application } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { AddIcon, DeleteIcon, EditIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Notice } from '@atrium/ui/notice'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { rolesMessages } from '../messages/roles-messages'
import styles from './roles.module.css'

interface RoleListProps {
  app: Application
  roles: readonly KeptRole[]
  /** Left out for who may only read. */
  onEdit: ((role: KeptRole) => void) | undefined
  onAdd: () => void
}

/** The roles of an application, their kind and how many people have them. */
export function RoleList({ app, roles, onEdit, onAdd }: RoleListProps) {
  const t = useMessages(rolesMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const remove = useMutation(write(deleteAppRole, { stales: [listAppRoles] }))
  const count = (people: number) =>
    people === 1 ? t('one-person') : t('people', { count: formats.number(people) })
  const onDelete = async (role: KeptRole) => {
    const isLast = roles.length === 1
    const isSure = await confirm({
      act: t('delete'),
      thing: role.name,
      consequence: isLast
        ? t('delete-hint-last')
        : t('delete-hint', { count: formats.number(role.people) }),
    })
    if (!isSure) return
    const onSuccess = () => toast({ text: t('deleted', { name: role.name }) })
    remove.mutate({ appId: app.id, roleId: role.id }, { onSuccess })
  }
  return (
    <div className={styles['list']}>
      {onEdit && (
        <div>
          <Button kind="primary" icon={AddIcon} onClick={onAdd}>
            {t('add')}
          </Button>
        </div>
      )}
      {remove.isError && <Notice tone="danger" title={errorText(remove.error)} />}
      <ul className={styles['rows']} aria-label={t('title')}>
        {roles.map((role) => (
          <li key={role.id} className={styles['row']}>
            <div className={styles['texts']}>
              <h3 className={styles['name']}>{role.name}</h3>
              <p className={styles['muted']}>{role.description || t(`kind-hint.${role.kind}`)}</p>
            </div>
            <Tag>{t(`kind.${role.kind}`)}</Tag>
            <span className={styles['count']}>{count(role.people)}</span>
            {onEdit && (
              <span className={styles['acts']}>
                <IconButton
                  icon={EditIcon}
                  label={t('edit', { name: role.name })}
                  onClick={() => onEdit(role)}
                />
                <IconButton
                  icon={DeleteIcon}
                  kind="danger-quiet"
                  label={t('delete-named', { name: role.name })}
                  onClick={() => void onDelete(role)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  )
}
