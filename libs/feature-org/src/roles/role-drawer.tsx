import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, write, toneOf } from '@atrium/core-net'
import {
  changeOrgRolePeople,
  getMember,
  listMembers,
  listOrgRoles,
  type OrgRole,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Stack } from '@atrium/ui/stack'
import { useToast } from '@atrium/ui/toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleMessages } from '../messages/role-messages'
import { PeoplePicker } from '../people/people-picker'
import { RolePeople } from './role-people'

const step = 100

export interface RoleDrawerProps {
  /** Undefined when it is not there any more. */
  readonly role: OrgRole | undefined
  readonly onClose: () => void
}

/** Who has a role; people are added by name and removed one by one, which can be undone. */
export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const t = useMessages(roleMessages)
  return (
    <Drawer
      open
      width="small"
      title={role?.name ?? t('gone')}
      subtitle={role?.description}
      onClose={onClose}
    >
      {role ? <Holders role={role} /> : <Empty level={3} title={t('gone')} why={t('gone-why')} />}
    </Drawer>
  )
}

function Holders({ role }: { readonly role: OrgRole }) {
  const t = useMessages(roleMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const [chosen, setChosen] = useState<string[]>([])
  const [limit, setLimit] = useState(step)
  const people = useQuery({
    ...read(listMembers, { orgRoleId: role.id, limit }),
    placeholderData: keepPreviousData,
  })
  const change = useMutation(
    write(changeOrgRolePeople, { stales: [listOrgRoles, listMembers, getMember] }),
  )

  function add() {
    change.mutate(
      { roleId: role.id, add: chosen },
      {
        onSuccess() {
          toast({ text: t('added', { count: formats.number(chosen.length) }) })
          setChosen([])
        },
      },
    )
  }

  function remove({ id, name }: { id: string; name: string }) {
    const undo = () => change.mutate({ roleId: role.id, add: [id] })
    change.mutate(
      { roleId: role.id, remove: [id] },
      {
        onSuccess: () =>
          toast({
            text: t('removed', { name }),
            action: { label: t('undo'), onClick: undo },
          }),
      },
    )
  }

  return (
    <Stack gap={4}>
      {change.error && <Notice tone={toneOf(change.error)}>{errorText(change.error)}</Notice>}
      <FormField label={t('add-people')}>
        <PeoplePicker value={chosen} placeholder={t('choose-people')} onChange={setChosen} />
      </FormField>
      <div>
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          loading={change.isPending}
          onClick={add}
        >
          {t('add')}
        </Button>
      </div>
      <RolePeople
        list={people}
        onRemove={remove}
        onMore={limit < 900 ? () => setLimit(limit + step) : undefined}
      />
    </Stack>
  )
}
