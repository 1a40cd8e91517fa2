import { useMessages } from '@atrium/core-i18n'
import type { Notice } from '@atrium/domain-public'
import { noticeStatus } from '@atrium/domain-public'
import { Drawer } from '@atrium/ui/drawer'
import { Skeleton } from '@atrium/ui/skeleton'
import { useState } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { NoticeEditor } from './notice-editor'
import { StatusTag } from './status-tag'

export interface NoticeDrawerProps {
  /** Null writes a new one. */
  readonly id: string | null
  readonly known: readonly Notice[] | undefined
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** One notice to be written, changed, published or withdrawn. */
export function NoticeDrawer({ id, known, onOpen, onClose }: NoticeDrawerProps) {
  const t = useMessages(operationsMessages)
  const [now] = useState(() => new Date())
  const [closing, setClosing] = useState(false)
  const notice = id === null ? null : known?.find((each) => each.id === id)
  // One that another page of the list shows cannot be edited from here.
  const isGone = id !== null && known !== undefined && !notice
  return (
    <Drawer
      open={!isGone}
      width="large"
      title={id === null ? t('write-notice') : t('edit-notice')}
      extra={notice && <StatusTag status={noticeStatus(notice, now)} />}
      onClose={() => setClosing(true)}
    >
      {notice === undefined ? (
        <Skeleton shape="form" count={4} />
      ) : (
        <NoticeEditor
          notice={notice}
          closing={closing}
          onStay={() => setClosing(false)}
          onCreated={onOpen}
          onClose={onClose}
        />
      )}
    </Drawer>
  )
}
