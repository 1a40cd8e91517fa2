import { useFormats, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import {
  type Container,
  type ContainerMember,
  deleteContainer,
  expelTenant,
  getContainer,
  listContainerRequests,
  listContainers,
} from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Drawer } from '@atrium/ui/drawer'
import { LineTable } from '@atrium/ui/line-table'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Heading, Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'
import { ContainerDialog } from './container-dialog'
import { GrantTable } from './grant-table'

const stales = [listContainers, getContainer, listContainerRequests]
const tones = { applying: 'info', member: 'success', refused: 'neutral' } as const

export interface ContainerDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** A container with its enterprises and what they have granted each other. */
export function ContainerDrawer({ id, onClose }: ContainerDrawerProps) {
  const t = useMessages(containerMessages)
  const query = useQuery(read(getContainer, { containerId: id }))
  const { data } = query
  return (
    <Drawer
      open
      width="large"
      title={data?.container.name ?? t('containers')}
      subtitle={data?.container.description}
      onClose={onClose}
    >
      <LoadState query={query} shape="form" />
      {data && (
        <Stack gap={6}>
          <Acts container={data.container} onClose={onClose} />
          <Members container={data.container} members={data.members} />
          <Stack gap={3}>
            <Heading level={2} size={14}>
              {t('grants')}
            </Heading>
            {data.grants.length === 0 ? (
              <Text tone="muted">{t('no-grants')}</Text>
            ) : (
              <GrantTable label={t('grants')} grants={data.grants} />
            )}
          </Stack>
        </Stack>
      )}
    </Drawer>
  )
}

interface ActsProps {
  readonly container: Container
  readonly onClose: () => void
}

function Acts({ container, onClose }: ActsProps) {
  const t = useMessages(containerMessages)
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [editing, setEditing] = useState(false)
  const removing = useMutation(write(deleteContainer, { stales: [listContainers] }))
  const { id: containerId, name: thing, members: count } = container
  async function remove() {
    const amount = { count, noun: t('delete-noun') }
    const consequence = t('delete-consequence')
    if (!(await confirm({ act: t('delete'), thing, amount, consequence }))) return
    removing.mutate(
      { containerId },
      {
        onSuccess() {
          toast({ text: t('deleted') })
          onClose()
        },
      },
    )
  }
  return (
    <>
      <Refusal error={removing.error} />
      <Row>
        <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
        <Button kind="danger-quiet" onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </Row>
      {dialog}
      {editing && <ContainerDialog container={container} onClose={() => setEditing(false)} />}
    </>
  )
}

interface MembersProps {
  readonly container: Container
  readonly members: readonly ContainerMember[]
}

function Members({ container, members }: MembersProps) {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const expelling = useMutation(write(expelTenant, { stales }))
  async function expel({ entId, enterprise: thing }: ContainerMember) {
    if (!(await confirm({ act: t('expel'), thing, consequence: t('expel-consequence') }))) return
    expelling.mutate(
      { containerId: container.id, entId },
      { onSuccess: () => toast({ text: t('expelled') }) },
    )
  }
  return (
    <Stack gap={3}>
      <Heading level={2} size={14}>
        {t('enterprises')}
      </Heading>
      <Refusal error={expelling.error} />
      {members.length === 0 && <Text tone="muted">{t('no-enterprises')}</Text>}
      {members.length > 0 && (
        <LineTable
          label={t('enterprises')}
          rows={members}
          rowId={({ entId }) => entId}
          columns={[
            { id: 'name', label: t('enterprise'), render: ({ enterprise }) => enterprise },
            {
              id: 'state',
              label: t('state'),
              render: ({ state }) => (
                <Tag dot tone={tones[state]}>
                  {t(`state-${state}`)}
                </Tag>
              ),
            },
            {
              id: 'since',
              label: t('since'),
              numeric: true,
              render: ({ requestedAt }) => formats.date(requestedAt),
            },
          ]}
          actions={(member) => (
            <Button size="small" kind="danger-quiet" onClick={() => void expel(member)}>
              {t('expel')}
            </Button>
          )}
        />
      )}
      {dialog}
    </Stack>
  )
}
