import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useCan } from '@atrium/core-session'
import { type KeptRole, listAppRoles } from '@atrium/domain-access'
import type { Application } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon, ArrowLeftIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { NoRight } from '@atrium/ui/no-right'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rolesMessages } from '../messages/roles-messages'
import { RoleEditor } from './role-editor'
import { RoleList } from './role-list'

interface RolesDrawerProps {
  app: Application
  onClose: () => void
}

/** The roles of an application: who has which, and what each may do. */
export function RolesDrawer({ app, onClose }: RolesDrawerProps) {
  const t = useMessages(rolesMessages)
  const canManage = useCan('access.manage')
  const [edited, setEdited] = useState<KeptRole | 'first' | 'new' | null>(null)
  const found = useQuery({ ...read(listAppRoles, { appId: app.id }), staleTime: 0, retry: false })
  const roles = found.data?.rows
  const isKept = edited !== null && typeof edited === 'object'
  const reload = async (roleId: string) => {
    const { data } = await found.refetch()
    setEdited(data?.rows.find(({ id }) => id === roleId) ?? null)
  }
  return (
    <Drawer
      open
      width="medium"
      title={isKept ? t('edit', { name: edited.name }) : t(edited === null ? 'title' : 'add')}
      subtitle={app.name}
      onClose={onClose}
      extra={
        edited !== null && (
          <IconButton icon={ArrowLeftIcon} label={t('back')} onClick={() => setEdited(null)} />
        )
      }
    >
      {edited !== null && (
        <RoleEditor
          key={isKept ? `${edited.id}:${edited.version}` : 'new'}
          app={app}
          role={isKept ? edited : null}
          isFirst={edited === 'first'}
          onDone={() => setEdited(null)}
          onReload={(roleId) => void reload(roleId)}
        />
      )}
      {edited === null && found.isPending && <Skeleton shape="text" count={6} />}
      {edited === null && found.isError && (
        <Problem app={app} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {edited === null && roles?.length === 0 && (
        <NoRoles onAdd={canManage ? () => setEdited('first') : undefined} />
      )}
      {edited === null && roles && roles.length > 0 && (
        <RoleList
          app={app}
          roles={roles}
          onEdit={canManage ? setEdited : undefined}
          onAdd={() => setEdited('new')}
        />
      )}
    </Drawer>
  )
}

function NoRoles({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useMessages(rolesMessages)
  return (
    <Empty
      picture="records"
      title={t('empty')}
      why={t('empty-why')}
      action={
        onAdd && (
          <Button kind="primary" icon={AddIcon} onClick={onAdd}>
            {t('add-first')}
          </Button>
        )
      }
    />
  )
}

interface ProblemProps {
  app: Application
  error: unknown
  onRetry: () => void
}

function Problem({ app, error, onRetry }: ProblemProps) {
  const t = useMessages(rolesMessages)
  const errorText = useErrorText()
  if (isCallError(error) && error.status === 403) {
    return <NoRight title={t('no-right', { name: app.name })} who={t('no-right-who')} />
  }
  const id = isCallError(error) ? error.requestId : undefined
  return <ErrorState title={t('load-failed')} advice={errorText(error)} onRetry={onRetry} id={id} />
}
