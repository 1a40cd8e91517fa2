import { useMessages } from '@atrium/core-i18n'
import type { Department } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { useState } from 'react'
import { RemoveMembersDialog } from '../departure/remove-members-dialog'
import { memberMessages } from '../messages/member-messages'
import { MoveMembersDialog } from './move-members-dialog'
import { useMemberState } from './use-member-state'

export interface MemberSelectionProps {
  readonly ids: readonly string[]
  readonly departments: readonly Department[]
  readonly onClear: () => void
}

/** What can be done with the chosen members at once; each asks with their number. */
export function MemberSelection({ ids, departments, onClear }: MemberSelectionProps) {
  const t = useMessages(memberMessages)
  const [open, setOpen] = useState<'move' | 'remove' | null>(null)
  const { set, dialog, busy } = useMemberState(onClear)
  const close = () => setOpen(null)
  const finish = () => {
    close()
    onClear()
  }
  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear}>
        <Button size="small" kind="quiet" disabled={busy} onClick={() => setOpen('move')}>
          {t('move-to')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          onClick={() => void set({ ids, state: 'active' })}
        >
          {t('take-back')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          onClick={() => void set({ ids, state: 'suspended' })}
        >
          {t('suspend')}
        </Button>
        <Button size="small" kind="danger-quiet" disabled={busy} onClick={() => setOpen('remove')}>
          {t('let-leave')}
        </Button>
      </SelectionBar>
      {open === 'move' && (
        <MoveMembersDialog ids={ids} departments={departments} onDone={finish} onClose={close} />
      )}
      {open === 'remove' && <RemoveMembersDialog ids={ids} onStarted={finish} onClose={close} />}
      {dialog}
    </>
  )
}
