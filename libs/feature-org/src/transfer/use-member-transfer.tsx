import { useFormats, useMessages } from '@atrium/core-i18n'
import { ExportIcon, ImportIcon } from '@atrium/ui/icon'
import type { MenuItem } from '@atrium/ui/menu'
import { type ReactNode, useState } from 'react'
import type { MemberPageModel } from '../members/use-member-page'
import { transferMessages } from '../messages/transfer-messages'
import { ExportDialog } from './export-dialog'
import { ImportDrawer } from './import-drawer'

/** The acts that move members in and out of files, and what they open. */
export function useMemberTransfer({ asked, total }: MemberPageModel): {
  readonly acts: readonly MenuItem[]
  readonly shown: ReactNode
} {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const [shown, setShown] = useState<'import' | 'export' | null>(null)
  const close = () => setShown(null)
  const count = `${formats.number(total?.count ?? 0)}${total?.exact === false ? '+' : ''}`
  return {
    acts: [
      { key: 'import', label: t('import'), icon: ImportIcon, onSelect: () => setShown('import') },
      { key: 'export', label: t('export'), icon: ExportIcon, onSelect: () => setShown('export') },
    ],
    shown: (
      <>
        {shown === 'import' && <ImportDrawer onClose={close} />}
        {shown === 'export' && <ExportDialog asked={asked} count={count} onClose={close} />}
      </>
    ),
  }
}
