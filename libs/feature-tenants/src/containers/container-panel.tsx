import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import { listContainers } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { AddIcon } from '@atrium/ui/icon'
import { LineTable } from '@atrium/ui/line-table'
import { Row, Stack } from '@atrium/ui/stack'
import { Heading } from '@atrium/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { containerMessages } from '../messages/container-messages'
import { ContainerDialog } from './container-dialog'
import { ContainerDrawer } from './container-drawer'
import { RequestList } from './request-list'

/** What waits, and the containers there are. */
export function ContainerPanel() {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const [address, setAddress] = useAddress()
  const [creating, setCreating] = useState(false)
  const list = useQuery(read(listContainers, {}))
  const { data } = list
  const opened = address['container']
  const create = (
    <Button icon={AddIcon} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <Stack gap={6}>
      <RequestList />
      <LoadState query={list} />
      {data?.rows.length === 0 && (
        <Empty picture="people" title={t('empty')} why={t('containers-why')} action={create} />
      )}
      {data && data.rows.length > 0 && (
        <Stack gap={3}>
          <Row justify="space-between">
            <Heading level={2}>{t('containers')}</Heading>
            {create}
          </Row>
          <LineTable
            label={t('containers')}
            rows={data.rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => setAddress({ container: id })}
            columns={[
              { id: 'name', label: t('name'), render: ({ name }) => name },
              { id: 'why', label: t('description'), render: ({ description }) => description },
              {
                id: 'members',
                label: t('members'),
                numeric: true,
                render: ({ members }) => formats.number(members),
              },
              {
                id: 'created',
                label: t('created'),
                numeric: true,
                wideOnly: true,
                render: ({ createdAt }) => formats.date(createdAt),
              },
            ]}
          />
        </Stack>
      )}
      {creating && <ContainerDialog container={null} onClose={() => setCreating(false)} />}
      {opened !== undefined && (
        <ContainerDrawer
          key={opened}
          id={opened}
          onClose={() => setAddress({ container: undefined })}
        />
      )}
    </Stack>
  )
}
