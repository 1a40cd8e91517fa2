import { useMessages } from '@atrium/core-i18n'
import type { Member } from '@atrium/domain-org'
import { LogoutIcon, MoreIcon, PlayIcon, StopIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useState } from 'react'
import { RemoveMembersDialog } from '../departure/remove-members-dialog'
import { memberMessages } from '../messages/member-messages'
import { useMemberState } from './use-member-state'

interface MemberMenuProps {
  readonly member: Pick<Member, 'id' | 'name' | 'state'>
  readonly onRemoved: () => void
}

/** What can be done with a membership besides changing its profile. */
export function MemberMenu({ member: { id, name, state }, onRemoved }: MemberMenuProps) {
  const t = useMessages(memberMessages)
  const [isRemoving, setRemoving] = useState(false)
  const { set, dialog, busy } = useMemberState(() => undefined)
  const change = (to: 'active' | 'suspended') => void set({ ids: [id], name, state: to })
  const suspend = {
    key: 'suspend',
    label: t('suspend'),
    icon: StopIcon,
    onSelect: () => change('suspended'),
  }
  const takeBack = {
    key: 'take-back',
    label: t('take-back'),
    icon: PlayIcon,
    onSelect: () => change('active'),
  }
  const remove = {
    key: 'let-leave',
    label: t('let-leave'),
    icon: LogoutIcon,
    danger: true,
    onSelect: () => setRemoving(true),
  }
  const items = {
    active: [suspend, remove],
    suspended: [takeBack, remove],
    invited: [remove],
    left: [],
  }[state]
  return (
    <>
      {items.length > 0 && (
        <Menu items={items}>
          <IconButton
            icon={MoreIcon}
            label={t('acts', { name })}
            opens="menu"
            disabled={busy}
            tooltip={false}
          />
        </Menu>
      )}
      {isRemoving && (
        <RemoveMembersDialog ids={[id]} onStarted={onRemoved} onClose={() => setRemoving(false)} />
      )}
      {dialog}
    </>
  )
}
