import { useMessages } from '@atrium/core-i18n'
import type { PublishedForm } from '@atrium/domain-forms'
import { KeyIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { lazy, Suspense, useState } from 'react'
import { accessMessages } from '../messages/access-messages'

const AccessPanel = lazy(() =>
  import('./access-panel').then((module) => ({ default: module.AccessPanel })),
)

interface RecordMenuProps {
  form: PublishedForm
  recordId: string
  title: string
}

/** What else can be asked of a record. */
export function RecordMenu({ form, recordId, title }: RecordMenuProps) {
  const t = useMessages(accessMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        items={[{ key: 'access', icon: KeyIcon, label: t('title'), onSelect: () => setOpen(true) }]}
      >
        <IconButton icon={MoreIcon} label={t('more')} opens="menu" tooltip={false} />
      </Menu>
      {isOpen && (
        <Suspense fallback={null}>
          <AccessPanel
            form={form}
            recordId={recordId}
            subtitle={title}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
