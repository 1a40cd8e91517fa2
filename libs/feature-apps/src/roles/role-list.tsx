import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, write, toneOf } from '@atrium/core-net'
import { deleteAppRole, type KeptRole, listAppRoles, previewAppRole } from '@atrium/domain-access'
import type { Application } from '@atrium/domain-apps'
import type { OutputOf } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { AddIcon, DeleteIcon, EditIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Notice } from '@atrium/ui/notice'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rolesMessages } from '../messages/roles-messages'
import { RolePeople } from './role-people'
import { useAffected } from './use-affected'
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
  const client = useQueryClient()
  const [shown, setShown] = useState<string | null>(null)
  const told = useAffected()
  const remove = useMutation(write(deleteAppRole, { stales: [listAppRoles] }))
  const count = (people: number) =>
    people === 1 ? t('one-person') : t('people', { count: formats.number(people) })
  const consequence = (isLast: boolean, lost: OutputOf<typeof previewAppRole>['lost'] | null) => {
    if (isLast) return t('delete-hint-last')
    if (lost === null) return t('preview-failed')
    return lost.count === 0 ? t('delete-hint-none') : t('delete-hint', told(lost))
  }
  const onDelete = async (role: KeptRole) => {
    const isLast = roles.length === 1
    // Deleting may be wished for even when nobody can be counted.
    const preview = read(previewAppRole, { appId: app.id, roleId: role.id, role: null })
    const lost = isLast
      ? null
      : await client.fetchQuery(preview).then(
          (found) => found.lost,
          () => null,
        )
    const isSure = await confirm({
      act: t('delete'),
      thing: role.name,
      consequence: consequence(isLast, lost),
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
      {remove.isError && <Notice tone={toneOf(remove.error)} title={errorText(remove.error)} />}
      <ul className={styles['rows']} aria-label={t('title')}>
        {roles.map((role) => (
          <li key={role.id} className={styles['row']}>
            <div className={styles['texts']}>
              <h3 className={styles['name']}>{role.name}</h3>
              <p className={styles['muted']}>{role.description || t(`kind-hint.${role.kind}`)}</p>
            </div>
            <Tag>{t(`kind.${role.kind}`)}</Tag>
            <span className={styles['count']}>
              <Button
                kind="quiet"
                size="small"
                disabled={role.people === 0}
                expanded={shown === role.id}
                onClick={() => setShown(shown === role.id ? null : role.id)}
              >
                {count(role.people)}
              </Button>
            </span>
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
            {shown === role.id && <RolePeople appId={app.id} role={role} />}
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  )
}
