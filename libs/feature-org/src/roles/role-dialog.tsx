import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write, toneOf } from '@atrium/core-net'
import {
  addOrgRole,
  changeOrgRole,
  listOrgRoles,
  type OrgRole,
  type RoleGroup,
} from '@atrium/domain-org'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DisputeNotice } from '../conflict/dispute-notice'
import { useSharedDraft } from '../conflict/use-shared-draft'
import { roleMessages } from '../messages/role-messages'

export interface RoleDialogProps {
  /** Null adds a new one. */
  readonly role: OrgRole | null
  readonly groups: readonly RoleGroup[]
  readonly groupId: string
  readonly onDone: (role: OrgRole) => void
  readonly onClose: () => void
}

/** Adds a role, or changes its name, what it is for, and its group. */
export function RoleDialog({ role, groups, onDone, onClose, ...props }: RoleDialogProps) {
  const t = useMessages(roleMessages)
  const errorText = useErrorText()
  const { draft, was, dispute, change, refused } = useSharedDraft({
    groupId: props.groupId,
    name: role?.names.name ?? '',
    nameEn: role?.names.nameEn ?? '',
    description: role?.description ?? '',
  })
  const [tried, setTried] = useState(false)
  const adding = useMutation(write(addOrgRole, { stales: [listOrgRoles] }))
  const changing = useMutation(write(changeOrgRole, { stales: [listOrgRoles] }))
  const error = adding.error ?? changing.error
  const missing = draft.name.trim() === ''
  const taken = isCallError(error, 'name-taken')

  function submit() {
    setTried(true)
    if (missing) return
    if (role) {
      changing.mutate({ ...draft, roleId: role.id, was }, { onSuccess: onDone, onError: refused })
    } else adding.mutate(draft, { onSuccess: onDone })
  }

  function problem() {
    if (tried && missing) return t('name-missing')
    return taken ? errorText(error) : undefined
  }

  return (
    <Modal
      open
      title={role ? t('edit-role') : t('add-role')}
      busy={adding.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: role ? t('save') : t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={t('roles')} onSubmit={submit}>
        {dispute && (
          <DisputeNotice
            dispute={dispute}
            fields={{
              name: { label: t('name'), text: ({ name }) => name },
              nameEn: { label: t('name-en'), text: ({ nameEn }) => nameEn },
              description: { label: t('description'), text: ({ description }) => description },
              groupId: {
                label: t('group'),
                text: ({ groupId }) => groups.find(({ id }) => id === groupId)?.name ?? '',
              },
            }}
          />
        )}
        {error && !taken && !isCallError(error, 'changed-meanwhile') && (
          <Notice tone={toneOf(error)}>{errorText(error)}</Notice>
        )}
        <FormSection>
          <FormField label={t('name')} required error={problem()}>
            <TextInput
              value={draft.name}
              maxLength={60}
              onEnter={submit}
              onChange={(name) => change({ name })}
            />
          </FormField>
          <FormField label={t('name-en')} optional help={t('name-en-help')}>
            <TextInput
              value={draft.nameEn}
              maxLength={60}
              onEnter={submit}
              onChange={(nameEn) => change({ nameEn })}
            />
          </FormField>
          <FormField label={t('description')} optional>
            <TextArea
              rows={2}
              value={draft.description}
              maxLength={200}
              onChange={(description) => change({ description })}
            />
          </FormField>
          <FormField label={t('group')}>
            <Select
              value={draft.groupId}
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(groupId) => groupId && change({ groupId })}
            />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
