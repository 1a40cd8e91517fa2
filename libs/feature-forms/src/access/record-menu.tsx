import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { explainRecordAccess } from '@atrium/domain-access'
import type { PublishedForm } from '@atrium/domain-forms'
import { KeyIcon, MoreIcon, PersonIcon, ShareIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { accessMessages } from '../messages/access-messages'

const AccessPanel = lazy(() =>
  import('./access-panel').then((module) => ({ default: module.AccessPanel })),
)
const SharePanel = lazy(() =>
  import('../share/share-panel').then((module) => ({ default: module.SharePanel })),
)
const HandOverDialog = lazy(() =>
  import('../share/hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
)

interface RecordMenuProps {
  form: PublishedForm
  recordId: string
  title: string
}

/** What else can be done with a record and asked of it; what is refused anyway is not offered. */
export function RecordMenu({ form, recordId, title }: RecordMenuProps) {
  const t = useMessages(accessMessages)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [shown, setShown] = useState<'access' | 'share' | 'hand-over' | null>(null)
  const { data } = useQuery({
    ...read(explainRecordAccess, { formId: form.id, recordId }),
    enabled: isMenuOpen,
    retry: false,
  })
  const close = () => setShown(null)
  const panel = { form, recordId, subtitle: title, onClose: close }
  return (
    <>
      <Menu
        open={isMenuOpen}
        onOpenChange={setMenuOpen}
        items={[
          {
            key: 'share',
            icon: ShareIcon,
            label: t('act.share'),
            disabled: !data?.acts.share,
            onSelect: () => setShown('share'),
          },
          {
            key: 'hand-over',
            icon: PersonIcon,
            label: t('act.hand-over'),
            disabled: !data?.acts['hand-over'],
            onSelect: () => setShown('hand-over'),
          },
          {
            key: 'access',
            icon: KeyIcon,
            label: t('title'),
            onSelect: () => setShown('access'),
          },
        ]}
      >
        <IconButton icon={MoreIcon} label={t('more')} opens="menu" tooltip={false} />
      </Menu>
      <Suspense fallback={null}>
        {shown === 'access' && <AccessPanel {...panel} />}
        {shown === 'share' && <SharePanel {...panel} />}
        {shown === 'hand-over' && (
          <HandOverDialog
            form={form}
            count={1}
            pieces={[{ ids: [recordId] }]}
            onClose={close}
            onDone={close}
          />
        )}
      </Suspense>
    </>
  )
}
