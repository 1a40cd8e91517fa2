import { useFormats, useMessages } from '@atrium/core-i18n'
import type { GrantState, SpaceGrant } from '@atrium/domain-tenants'
import type { LineColumn } from '@atrium/ui/line-table'
import { Tag } from '@atrium/ui/tag'
import { containerMessages } from '../messages/container-messages'

const tones = {
  waiting: 'info',
  active: 'success',
  refused: 'neutral',
  revoked: 'neutral',
  expired: 'warning',
} as const satisfies Record<GrantState, string>

/** Whom a grant means, in words. */
export function useGuestsText() {
  const t = useMessages(containerMessages)
  return ({ guests, guestsName: name }: SpaceGrant) => {
    if (guests.kind === 'everyone') return t('everyone')
    return guests.kind === 'department' ? t('in-department', { name }) : name
  }
}

/** What a line about a grant says. */
export function useGrantColumns(): LineColumn<SpaceGrant>[] {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const guestsText = useGuestsText()
  return [
    { id: 'host', label: t('host'), render: ({ enterprise }) => enterprise },
    {
      id: 'guests',
      label: t('guests'),
      render: (grant) =>
        t('guests-of', { enterprise: grant.guestEnterprise, guests: guestsText(grant) }),
    },
    { id: 'role', label: t('role'), render: ({ role }) => t(`role-${role}`) },
    {
      id: 'until',
      label: t('until'),
      numeric: true,
      render: ({ validUntil }) => formats.date(validUntil),
    },
    {
      id: 'state',
      label: t('state'),
      render: ({ state }) => (
        <Tag dot tone={tones[state]}>
          {t(`grant-${state}`)}
        </Tag>
      ),
    },
  ]
}
