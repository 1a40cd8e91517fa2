import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useRouting } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import type { OutputOf, Role } from '@atrium/domain-core'
import { listPlatformRoles, operatorsPath, platformRoles } from '@atrium/domain-tenants'
import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Grid, Row, Stack } from '@atrium/ui/stack'
import { Heading, Text } from '@atrium/ui/text'
import { useQuery } from '@tanstack/react-query'
import { operatorMessages } from '../messages/operator-messages'

type RoleRow = OutputOf<typeof listPlatformRoles>['rows'][number]

const isPlatform = (role: Role) => platformRoles.some((each) => each === role)
/** So many faces stand on a card. */
const shown = 5

/** Each role with who holds it in the operator's enterprise. */
export function RolesPage() {
  const t = useMessages(operatorMessages)
  const list = useQuery(read(listPlatformRoles, {}))
  const rows = list.data?.rows ?? []
  const parts = [
    { title: t('platform-roles'), rows: rows.filter(({ role }) => isPlatform(role)) },
    { title: t('enterprise-roles'), rows: rows.filter(({ role }) => !isPlatform(role)) },
  ]
  return (
    <Page>
      <PageHead title={t('roles-title')} purpose={t('roles-purpose')} />
      <LoadState query={list} />
      {list.data &&
        parts.map((part) => (
          <Stack key={part.title} gap={3}>
            <Heading level={2}>{part.title}</Heading>
            <Grid min={300}>
              {part.rows.map((row) => (
                <RoleCard key={row.role} row={row} />
              ))}
            </Grid>
          </Stack>
        ))}
    </Page>
  )
}

function RoleCard({ row }: { readonly row: RoleRow }) {
  const t = useMessages(operatorMessages)
  const formats = useFormats()
  const routing = useRouting()
  const { role, count, holders } = row
  return (
    <Card
      level={3}
      title={t(`role-${role}`)}
      note={t('holders', { count: formats.number(count) })}
      footer={<Link href={routing.href(`${operatorsPath({})}?role=${role}`)}>{t('see-all')}</Link>}
    >
      <Stack gap={3}>
        <Text block size={13} tone="soft">
          {t(`about-${role}`)}
        </Text>
        {count === 0 && <Text tone="muted">{t('nobody')}</Text>}
        {holders.slice(0, shown).map(({ id, name, loginId }) => (
          <Row key={id} fixed>
            <Avatar name={name} />
            <Text cut>{name}</Text>
            <Text size={12} tone="muted" cut>
              {loginId}
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

export const mount = mountReact(RolesPage)
