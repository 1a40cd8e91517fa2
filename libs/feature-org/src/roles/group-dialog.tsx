import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write, toneOf } from '@atrium/core-net'
import { addRoleGroup, listOrgRoles, renameRoleGroup, type RoleGroup } from '@atrium/domain-org'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { roleMessages } from '../messages/role-messages'

export interface GroupDialogProps {
  /** Null adds a new one. */
  readonly group: RoleGroup | null
  readonly onDone: (group: RoleGroup) => void
  readonly onClose: () => void
}

/** Adds a group of roles, or renames one. */
export function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const t = useMessages(roleMessages)
  const errorText = useErrorText()
  const [name, setName] = useState(group?.names.name ?? '')
  const [nameEn, setNameEn] = useState(group?.names.nameEn ?? '')
  const [tried, setTried] = useState(false)
  const adding = useMutation(write(addRoleGroup, { stales: [listOrgRoles] }))
  const renaming = useMutation(write(renameRoleGroup, { stales: [listOrgRoles] }))
  const error = adding.error ?? renaming.error
  const missing = name.trim() === ''
  const taken = isCallError(error, 'name-taken')

  function submit() {
    setTried(true)
    if (missing) return
    if (group) renaming.mutate({ groupId: group.id, name, nameEn }, { onSuccess: onDone })
    else adding.mutate({ name, nameEn }, { onSuccess: onDone })
  }

  function problem() {
    if (tried && missing) return t('name-missing')
    return taken ? errorText(error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={group ? t('rename-group') : t('add-group')}
      busy={adding.isPending || renaming.isPending}
      onClose={onClose}
      primary={{ label: group ? t('save') : t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={t('groups')} onSubmit={submit}>
        {error && !taken && <Notice tone={toneOf(error)}>{errorText(error)}</Notice>}
        <FormField label={t('name')} required error={problem()}>
          <TextInput value={name} maxLength={60} onEnter={submit} onChange={setName} />
        </FormField>
        <FormField label={t('name-en')} optional help={t('name-en-help')}>
          <TextInput value={nameEn} maxLength={60} onEnter={submit} onChange={setNameEn} />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
