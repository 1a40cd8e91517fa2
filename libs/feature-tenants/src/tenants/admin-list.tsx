import { useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { renewAdminLink, type TenantAdmin, type TenantDetail } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { LineTable } from '@atrium/ui/line-table'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Heading, Text } from '@atrium/ui/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { tenantMessages } from '../messages/tenant-messages'
import { LinkDialog } from './link-dialog'

const tones = { invited: 'info', active: 'success', suspended: 'warning' } as const

/** Who administers the enterprise; whoever has no password yet can be given another link. */
export function AdminList({ tenant }: { readonly tenant: TenantDetail }) {
  const t = useMessages(tenantMessages)
  const [shown, setShown] = useState<{ name: string; token: string }>()
  const renewing = useMutation(write(renewAdminLink, { stales: [] }))
  const { entId, admins } = tenant
  const renew = ({ id, name }: TenantAdmin) =>
    renewing.mutate(
      { entId, personId: id },
      { onSuccess: ({ invitation }) => setShown({ name, token: invitation }) },
    )
  const needsLink = admins.some(({ hasPassword, state }) => !hasPassword && state === 'active')
  return (
    <Stack gap={3}>
      <Heading level={2} size={14}>
        {t('admins')}
      </Heading>
      <Refusal error={renewing.error} />
      {admins.length === 0 && <Text tone="muted">{t('no-admins')}</Text>}
      {admins.length > 0 && (
        <LineTable
          label={t('admins')}
          rows={admins}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', label: t('admin-name'), render: ({ name }) => name },
            { id: 'login', label: t('admin-login'), render: ({ loginId }) => loginId },
            {
              id: 'state',
              label: t('state'),
              render: ({ state, hasPassword }) => (
                <Row gap={1}>
                  <Tag dot tone={tones[state]}>
                    {t(`member-state-${state}`)}
                  </Tag>
                  {!hasPassword && <Tag>{t('no-password')}</Tag>}
                </Row>
              ),
            },
          ]}
          {...(needsLink && {
            actions: (admin: TenantAdmin) =>
              !admin.hasPassword &&
              admin.state === 'active' && (
                <Button size="small" onClick={() => renew(admin)}>
                  {t('renew-link')}
                </Button>
              ),
          })}
        />
      )}
      {shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} />}
    </Stack>
  )
}
