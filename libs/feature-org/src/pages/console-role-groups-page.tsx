import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read, write, toneOf } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import {
  deleteOrgRole,
  deleteRoleGroup,
  listOrgRoles,
  type OrgRole,
  type RoleGroup,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleMessages } from '../messages/role-messages'
import { GroupDialog } from '../roles/group-dialog'
import { GroupList } from '../roles/group-list'
import { RoleDialog } from '../roles/role-dialog'
import { RoleDrawer } from '../roles/role-drawer'
import { RoleLines } from '../roles/role-lines'
import styles from './sided-page.module.css'

type Edited =
  | { readonly kind: 'group'; readonly group: RoleGroup | null }
  | { readonly kind: 'role'; readonly role: OrgRole | null }

/** Groups at the left, the roles of the chosen one at the right; who has a role in a drawer. */
export function ConsoleRoleGroupsPage() {
  const t = useMessages(roleMessages)
  const toast = useToast()
  const formats = useFormats()
  const [address, setAddress] = useAddress()
  const [edited, setEdited] = useState<Edited | null>(null)
  const list = useQuery(read(listOrgRoles, {}))
  const { groups = [], rows = [] } = list.data ?? {}
  const opened = rows.find(({ id }) => id === address['role'])
  const chosen = groups.find(({ id }) => id === address['group']) ?? groups[0]
  const acts = useRemoval()
  const choose = (id: string) => setAddress({ group: id })
  const saved = () => {
    setEdited(null)
    toast({ text: t('saved') })
  }
  const addGroup = () => setEdited({ kind: 'group', group: null })
  const addRole = () => setEdited({ kind: 'role', role: null })
  const shown = rows.filter(({ groupId }) => groupId === chosen?.id)
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        primary={
          chosen
            ? { label: t('add-role'), icon: AddIcon, onClick: addRole }
            : { label: t('add-group'), icon: AddIcon, onClick: addGroup }
        }
      />
      {chosen ? (
        <div className={styles['sides']}>
          <div className={styles['side']}>
            <GroupList
              groups={groups}
              roles={rows}
              chosenId={chosen.id}
              onChoose={choose}
              onAdd={addGroup}
              onRename={(group) => setEdited({ kind: 'group', group })}
              onDelete={(group) => void acts.removeGroup(group)}
            />
          </div>
          {shown.length > 0 ? (
            <RoleLines
              roles={shown}
              onOpen={({ id }) => setAddress({ role: id })}
              onEdit={(role) => setEdited({ kind: 'role', role })}
              onDelete={(role) => void acts.removeRole(role)}
            />
          ) : (
            <Empty
              picture="people"
              title={t('no-roles')}
              why={t('no-roles-why')}
              action={<Button onClick={addRole}>{t('add-role')}</Button>}
            />
          )}
        </div>
      ) : (
        <NoGroups list={list} onAdd={addGroup} />
      )}
      {list.data?.cut && (
        <Text tone="muted">{t('cut', { count: formats.number(rows.length) })}</Text>
      )}
      {edited?.kind === 'group' && (
        <GroupDialog
          group={edited.group}
          onDone={({ id }) => {
            saved()
            choose(id)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {edited?.kind === 'role' && chosen && (
        <RoleDialog
          role={edited.role}
          groups={groups}
          groupId={chosen.id}
          onDone={saved}
          onClose={() => setEdited(null)}
        />
      )}
      {address['role'] !== undefined && list.data && (
        <RoleDrawer
          key={address['role']}
          role={opened}
          onClose={() => setAddress({ role: undefined })}
        />
      )}
      {acts.dialog}
    </Page>
  )
}

/** Deleting groups and roles after asking; a refusal is told. */
function useRemoval() {
  const t = useMessages(roleMessages)
  const toast = useToast()
  const errorText = useErrorText()
  const { confirm, dialog } = useConfirm()
  const removingGroup = useMutation(write(deleteRoleGroup, { stales: [listOrgRoles] }))
  const removingRole = useMutation(write(deleteOrgRole, { stales: [listOrgRoles] }))
  const sure = (thing: string) =>
    confirm({ act: t('delete'), thing, consequence: t('delete-consequence') })
  const onError = (error: unknown) => toast({ tone: toneOf(error), text: errorText(error) })
  return {
    dialog,
    removeGroup: async ({ id, name }: RoleGroup) => {
      if (!(await sure(name))) return
      const onSuccess = () => toast({ text: t('group-deleted') })
      removingGroup.mutate({ groupId: id }, { onSuccess, onError })
    },
    removeRole: async ({ id, name }: OrgRole) => {
      if (!(await sure(name))) return
      const onSuccess = () => toast({ text: t('role-deleted') })
      removingRole.mutate({ roleId: id }, { onSuccess, onError })
    },
  }
}

interface NoGroupsProps {
  readonly list: { isPending: boolean; error: unknown; refetch: () => Promise<unknown> }
  readonly onAdd: () => void
}

function NoGroups({ list, onAdd }: NoGroupsProps) {
  const t = useMessages(roleMessages)
  const errorText = useErrorText()
  if (list.isPending) return <Skeleton shape="table" count={6} />
  if (list.error) {
    return (
      <ErrorState
        title={t('failed')}
        advice={errorText(list.error)}
        id={isCallError(list.error) ? list.error.requestId : undefined}
        onRetry={() => void list.refetch()}
      />
    )
  }
  return (
    <Empty
      picture="people"
      title={t('no-groups')}
      why={t('no-groups-why')}
      action={<Button onClick={onAdd}>{t('add-group')}</Button>}
    />
  )
}

export const mount = mountReact(ConsoleRoleGroupsPage)
