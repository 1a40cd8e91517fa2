import { useErrorText, useMessages } from '@atrium/core-i18n'
import { mountReact } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { LoadState, useSubjectNames } from '@atrium/core-shell'
import type { UserGroup } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { ConfirmDialog } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupRemoval, groupsQuery } from '../data/group-queries'
import { GroupCard } from '../groups/group-card'
import { GroupDialog } from '../groups/group-dialog'
import { groupMessages } from '../messages/group-messages'

type Open = { act: 'add' } | { act: 'change' | 'delete'; group: UserGroup } | null

/** Groups of people that somebody often means together. */
export function GroupsPage() {
  const t = useMessages(groupMessages)
  const toast = useToast()
  const [open, setOpen] = useState<Open>(null)
  const query = useQuery(groupsQuery)
  const { data } = query
  const add = () => setOpen({ act: 'add' })
  const close = () => setOpen(null)
  return (
    <Page width="form">
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        primary={{ label: t('add'), icon: AddIcon, onClick: add }}
      />
      <LoadState title={t('list-failed')} query={query} shape="card" count={1} />
      {data?.rows.length === 0 && (
        <Empty
          picture="records"
          title={t('empty')}
          why={t('empty-why')}
          action={
            <Button icon={AddIcon} onClick={add}>
              {t('add')}
            </Button>
          }
        />
      )}
      {data && <Groups groups={data.rows} onOpen={setOpen} />}
      {data?.cut && <Text tone="muted">{t('cut', { count: data.rows.length })}</Text>}
      {(open?.act === 'add' || open?.act === 'change') && (
        <GroupDialog
          group={open.act === 'change' ? open.group : undefined}
          onClose={close}
          onSaved={(name) => {
            close()
            toast({ text: t('saved', { name }), tone: 'success' })
          }}
        />
      )}
      {open?.act === 'delete' && <DeleteDialog group={open.group} onClose={close} />}
    </Page>
  )
}

interface GroupsProps {
  readonly groups: readonly UserGroup[]
  readonly onOpen: (open: Open) => void
}

function Groups({ groups, onOpen }: GroupsProps) {
  const t = useMessages(groupMessages)
  const user = useSession((session) => session.user)
  const nameOf = useSubjectNames(groups.flatMap(({ scope }) => scope))
  const isOwn = ({ ownerId }: UserGroup) => ownerId === user?.id
  const mayManage = user?.permissions.includes('org.manage') ?? false
  const own = groups.filter(isOwn)
  const others = groups.filter((group) => !isOwn(group))
  const acts = {
    nameOf,
    onChange: (group: UserGroup) => onOpen({ act: 'change', group }),
    onDelete: (group: UserGroup) => onOpen({ act: 'delete', group }),
  }
  return (
    <>
      {own.length > 0 && (
        <GroupCard title={t('own')} groups={own} mayChange={() => true} {...acts} />
      )}
      {others.length > 0 && (
        <GroupCard
          title={t('public-groups')}
          groups={others}
          mayChange={() => mayManage}
          {...acts}
        />
      )}
    </>
  )
}

interface DeleteDialogProps {
  readonly group: UserGroup
  readonly onClose: () => void
}

function DeleteDialog({ group, onClose }: DeleteDialogProps) {
  const t = useMessages(groupMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const removal = useMutation({
    ...groupRemoval,
    onSettled: (_answer, error) => {
      toast(
        error
          ? { text: errorText(error), tone: 'danger' }
          : { text: t('deleted', { name: group.name }), tone: 'success' },
      )
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      act={t('delete')}
      thing={group.name}
      consequence={t('delete-hint', { count: group.people })}
      busy={removal.isPending}
      onCancel={onClose}
      onConfirm={() => removal.mutate({ groupId: group.id })}
    />
  )
}

export const mount = mountReact(GroupsPage)
