import { useMessages } from '@atrium/core-i18n'
import { useIsShown } from '@atrium/core-shell'
import { Button } from '@atrium/ui/button'
import { AddIcon, ApplicationIcon, FileExcelIcon } from '@atrium/ui/icon'
import { Menu } from '@atrium/ui/menu'
import { appsMessages } from '../messages/apps-messages'
import type { CreateWay } from './create-dialog'

/** The ways to make an application. */
export function CreateMenu({ onCreate }: { onCreate: (way: CreateWay) => void }) {
  const t = useMessages(appsMessages)
  if (!useIsShown('app-center.create')) return null
  return (
    <Menu
      items={[
        {
          key: 'blank',
          icon: ApplicationIcon,
          label: t('create-blank'),
          onSelect: () => onCreate('blank'),
        },
        {
          key: 'file',
          icon: FileExcelIcon,
          label: t('create-from-file'),
          onSelect: () => onCreate('file'),
        },
      ]}
    >
      <Button kind="primary" icon={AddIcon} opens="menu">
        {t('create')}
      </Button>
    </Menu>
  )
}
