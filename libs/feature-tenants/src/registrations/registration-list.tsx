import { useFormats, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import {
  approveRegistration,
  listRegistrations,
  refuseRegistration,
  type Registration,
} from '@atrium/domain-public'
import { listTenants } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { LineTable } from '@atrium/ui/line-table'
import { Pagination } from '@atrium/ui/pagination'
import { Select } from '@atrium/ui/select'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { Toolbar } from '@atrium/ui/toolbar'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../list/reason-dialog'
import { Refusal } from '../list/refusal'
import { tenantMessages } from '../messages/tenant-messages'

const pageSize = 50
const tones = { waiting: 'info', approved: 'success', refused: 'neutral' } as const

/** Enterprises that registered and wait, and what was decided about others. */
export function RegistrationList() {
  const t = useMessages(tenantMessages)
  const formats = useFormats()
  const [address, setAddress] = useAddress()
  const [page, setPage] = useState(1)
  const isAll = address['show'] === 'all'
  const acts = useVerdicts()
  const list = useQuery(
    read(listRegistrations, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(!isAll && { state: 'waiting' as const }),
    }),
  )
  const { data } = list
  return (
    <>
      <Toolbar label={t('tab-registrations')}>
        <Select
          narrow
          label={t('state')}
          value={isAll ? 'all' : 'waiting'}
          options={[
            { value: 'waiting', label: t('registration-filter-waiting') },
            { value: 'all', label: t('registration-filter-all') },
          ]}
          onChange={(next) => {
            setPage(1)
            setAddress({ show: next === 'all' ? 'all' : undefined })
          }}
        />
      </Toolbar>
      <Refusal error={acts.error} />
      <LoadState query={list} />
      {data?.rows.length === 0 && (
        <Empty picture="people" title={t('no-registrations')} why={t('no-registrations-why')} />
      )}
      {data && data.rows.length > 0 && (
        <LineTable
          label={t('tab-registrations')}
          rows={data.rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', label: t('name'), render: ({ enterpriseName }) => enterpriseName },
            {
              id: 'contact',
              label: t('contact'),
              render: ({ contactName, loginId }) => `${contactName} (${loginId})`,
            },
            { id: 'email', label: t('email'), render: ({ email }) => email },
            {
              id: 'state',
              label: t('state'),
              render: ({ state, reason }) => (
                <Stack gap={1} align="start">
                  <Tag dot tone={tones[state]}>
                    {t(`registration-state-${state}`)}
                  </Tag>
                  {reason && <Text size={12}>{reason}</Text>}
                </Stack>
              ),
            },
            {
              id: 'applied',
              label: t('applied'),
              numeric: true,
              render: ({ createdAt }) => formats.date(createdAt),
            },
          ]}
          actions={(registration) =>
            registration.state === 'waiting' && (
              <Row fixed>
                <Button size="small" onClick={() => void acts.approve(registration)}>
                  {t('approve')}
                </Button>
                <Button
                  size="small"
                  kind="danger-quiet"
                  onClick={() => acts.askRefusal(registration)}
                >
                  {t('refuse')}
                </Button>
              </Row>
            )
          }
        />
      )}
      {data && data.total.count > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[pageSize]}
          total={data.total.count}
          onChange={(next) => setPage(next.page)}
        />
      )}
      {acts.dialogs}
    </>
  )
}

/** Approving and refusing, each told to whoever registered. */
function useVerdicts() {
  const t = useMessages(tenantMessages)
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [refusing, setRefusing] = useState<Registration>()
  const stales = [listRegistrations, listTenants]
  const approval = useMutation(write(approveRegistration, { stales }))
  const refusal = useMutation(write(refuseRegistration, { stales }))
  return {
    error: approval.error,
    askRefusal: setRefusing,
    async approve({ id, enterpriseName: thing }: Registration) {
      const consequence = t('approve-consequence')
      if (!(await confirm({ act: t('approve'), thing, consequence, harmless: true }))) return
      approval.mutate({ registrationId: id }, { onSuccess: () => toast({ text: t('approved') }) })
    },
    dialogs: (
      <>
        {dialog}
        {refusing && (
          <ReasonDialog
            danger
            title={t('refuse-title', { name: refusing.enterpriseName })}
            why={t('refuse-why')}
            act={t('refuse')}
            busy={refusal.isPending}
            error={refusal.error}
            onClose={() => setRefusing(undefined)}
            onSubmit={(reason) =>
              refusal.mutate(
                { registrationId: refusing.id, reason },
                {
                  onSuccess() {
                    setRefusing(undefined)
                    toast({ text: t('refused') })
                  },
                },
              )
            }
          />
        )}
      </>
    ),
  }
}
