import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import { LoadState } from '@atrium/core-shell'
import { getPlatformUser, type PlatformUserDetail } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { DescriptionList } from '@atrium/ui/description-list'
import { Drawer } from '@atrium/ui/drawer'
import { Notice } from '@atrium/ui/notice'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Refusal } from '../list/refusal'
import { userMessages } from '../messages/user-messages'
import { useUserActs } from './use-user-acts'
import { MembershipTable, SessionTable } from './user-tables'

export interface UserDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** One person's account, over the list. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const t = useMessages(userMessages)
  const query = useQuery(read(getPlatformUser, { personId: id }))
  const { data } = query
  return (
    <Drawer
      open
      title={data?.name ?? t('users')}
      subtitle={data?.loginId}
      extra={
        data?.state === 'suspended' && (
          <Tag dot tone="warning">
            {t('state-suspended')}
          </Tag>
        )
      }
      onClose={onClose}
    >
      <LoadState query={query} shape="form" />
      {data && <UserView user={data} />}
    </Drawer>
  )
}

function UserView({ user }: { readonly user: PlatformUserDetail }) {
  const t = useMessages(userMessages)
  const formats = useFormats()
  const isOwn = useSession((session) => session.user?.id === user.id)
  const password = user.hasPassword ? t('password-set') : t('password-none')
  return (
    <Stack gap={6}>
      {isOwn ? <Notice>{t('own-account')}</Notice> : <Acts user={user} />}
      <DescriptionList
        facts={[
          { label: t('login'), value: user.loginId },
          { label: t('email'), value: user.email },
          { label: t('password'), value: password },
          { label: t('created'), value: formats.dateTime(user.createdAt) },
        ]}
      />
      <MembershipTable memberships={user.memberships} />
      <SessionTable sessions={user.sessions} />
    </Stack>
  )
}

function Acts({ user }: { readonly user: PlatformUserDetail }) {
  const t = useMessages(userMessages)
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const acts = useUserActs(user.id)
  const thing = user.name
  async function suspend() {
    if (!(await confirm({ act: t('suspend'), thing, consequence: t('suspend-consequence') })))
      return
    acts.suspend(() => toast({ text: t('suspended') }))
  }
  async function endSessions() {
    const consequence = t('end-sessions-consequence')
    if (!(await confirm({ act: t('end-sessions'), thing, consequence }))) return
    acts.endSessions((ended) =>
      toast({ text: t('sessions-ended', { count: formats.number(ended) }) }),
    )
  }
  const isActive = user.state === 'active'
  return (
    <Stack gap={3}>
      <Refusal error={acts.error} />
      <Row>
        {isActive && (
          <Button onClick={() => acts.sendLink(() => toast({ text: t('link-sent') }))}>
            {t('send-link')}
          </Button>
        )}
        {user.sessions.length > 0 && (
          <Button onClick={() => void endSessions()}>{t('end-sessions')}</Button>
        )}
        {isActive ? (
          <Button kind="danger-quiet" onClick={() => void suspend()}>
            {t('suspend')}
          </Button>
        ) : (
          <Button
            loading={acts.isPending}
            onClick={() => acts.reactivate(() => toast({ text: t('reactivated') }))}
          >
            {t('reactivate')}
          </Button>
        )}
      </Row>
      {dialog}
    </Stack>
  )
}
