import { useFormats, useMessages } from '@atrium/core-i18n'
import { deviceOf } from '@atrium/domain-account'
import type { PlatformUserDetail, UserMembership } from '@atrium/domain-tenants'
import { LineTable } from '@atrium/ui/line-table'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Heading, Text } from '@atrium/ui/text'
import { userMessages } from '../messages/user-messages'

const tones = { invited: 'info', active: 'success', suspended: 'warning', left: 'neutral' } as const

/** What somebody is where. */
export function MembershipTable({ memberships }: Pick<PlatformUserDetail, 'memberships'>) {
  const t = useMessages(userMessages)
  const formats = useFormats()
  return (
    <Stack gap={3}>
      <Heading level={2} size={14}>
        {t('enterprises')}
      </Heading>
      {memberships.length === 0 && <Text tone="muted">{t('no-enterprises')}</Text>}
      {memberships.length > 0 && (
        <LineTable<UserMembership>
          label={t('enterprises')}
          rows={memberships}
          rowId={({ entId }) => entId}
          columns={[
            { id: 'name', label: t('enterprises'), render: ({ enterprise }) => enterprise },
            {
              id: 'role',
              label: t('role'),
              render: ({ roles }) => formats.list(roles.map((role) => t(`role-${role}`))),
            },
            {
              id: 'state',
              label: t('state'),
              render: ({ state, enterpriseState }) => (
                <Row gap={1}>
                  <Tag dot tone={tones[state]}>
                    {t(`member-state-${state}`)}
                  </Tag>
                  {enterpriseState !== 'active' && (
                    <Tag tone="warning">{t('enterprise-frozen')}</Tag>
                  )}
                </Row>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}

/** As a browser names itself; a program stands as it is. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' · ') || userAgent
}

/** Where somebody is signed in now. */
export function SessionTable({ sessions }: Pick<PlatformUserDetail, 'sessions'>) {
  const t = useMessages(userMessages)
  const formats = useFormats()
  return (
    <Stack gap={3}>
      <Heading level={2} size={14}>
        {t('signed-in')}
      </Heading>
      {sessions.length === 0 && <Text tone="muted">{t('signed-in-nowhere')}</Text>}
      {sessions.length > 0 && (
        <LineTable
          label={t('signed-in')}
          rows={sessions}
          rowId={({ id }) => id}
          columns={[
            { id: 'device', label: t('device'), render: ({ userAgent }) => deviceName(userAgent) },
            { id: 'address', label: t('address'), numeric: true, render: ({ ip }) => ip },
            {
              id: 'seen',
              label: t('seen'),
              numeric: true,
              render: ({ seenAt }) => formats.dateTime(seenAt),
            },
          ]}
        />
      )}
    </Stack>
  )
}
