import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { Link } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { appViewPath, listApps, restoreApp, type Application } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { DeleteIcon, MoreIcon, PeopleIcon, RestoreIcon, SettingsIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { appsMessages } from '../messages/apps-messages'
import { AppTile } from '../tile/app-tile'
import { AppDialog } from './app-dialog'
import { DeleteAppDialog } from './delete-app-dialog'
import styles from './app-card.module.css'

const RolesDrawer = lazy(() =>
  import('../roles/roles-drawer').then((module) => ({ default: module.RolesDrawer })),
)

/** An application in the center: opens it, or restores it from the recycle bin. */
export function AppCard({ app }: { app: Application }) {
  const canManage = useCan('apps.manage')
  return (
    <article className={styles.card} data-deleted={app.deletedAt !== null || undefined}>
      <AppTile icon={app.icon} color={app.color} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          {app.deletedAt ? (
            app.name
          ) : (
            <Link to={appViewPath({ module: 'form', appId: app.id })}>{app.name}</Link>
          )}
        </h2>
        {app.description !== '' && <p className={styles.about}>{app.description}</p>}
        <Fact app={app} />
      </div>
      {canManage && (
        <div className={styles.acts}>
          {app.deletedAt ? <Restore app={app} /> : <More app={app} />}
        </div>
      )}
    </article>
  )
}

/** How much is in it, or since when it is in the recycle bin. */
function Fact({ app }: { app: Application }) {
  const t = useMessages(appsMessages)
  const formats = useFormats()
  if (app.deletedAt) {
    return <p className={styles.fact}>{t('deleted-on', { day: formats.date(app.deletedAt) })}</p>
  }
  const count = app.items.filter((item) => item.kind === 'form').length
  if (count === 0) return <p className={styles.fact}>{t('no-forms')}</p>
  return <p className={styles.fact}>{count === 1 ? t('one-form') : t('form-count', { count })}</p>
}

function Restore({ app }: { app: Application }) {
  const t = useMessages(appsMessages)
  const toast = useToast()
  const errorText = useErrorText()
  const restore = useMutation(write(restoreApp, { stales: [listApps] }))

  /** The card leaves the list before this ends. */
  async function run() {
    try {
      await restore.mutateAsync({ appId: app.id })
      toast({ text: t('restored-done', { name: app.name }) })
    } catch (error) {
      toast({ text: errorText(error), tone: 'danger' })
    }
  }

  return (
    <Button
      size="small"
      icon={RestoreIcon}
      label={t('restore-named', { name: app.name })}
      loading={restore.isPending}
      onClick={() => void run()}
    >
      {t('restore')}
    </Button>
  )
}

function More({ app }: { app: Application }) {
  const t = useMessages(appsMessages)
  const [open, setOpen] = useState<'settings' | 'roles' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        items={[
          {
            key: 'settings',
            icon: SettingsIcon,
            label: t('settings'),
            onSelect: () => setOpen('settings'),
          },
          {
            key: 'roles',
            icon: PeopleIcon,
            label: t('roles'),
            onSelect: () => setOpen('roles'),
          },
          {
            key: 'delete',
            icon: DeleteIcon,
            label: t('delete'),
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      >
        <IconButton
          icon={MoreIcon}
          label={t('more', { name: app.name })}
          opens="menu"
          tooltip={false}
        />
      </Menu>
      {open === 'settings' && <AppDialog app={app} onClose={close} />}
      {open === 'roles' && (
        <Suspense fallback={null}>
          <RolesDrawer app={app} onClose={close} />
        </Suspense>
      )}
      {open === 'delete' && <DeleteAppDialog app={app} onClose={close} />}
    </>
  )
}
