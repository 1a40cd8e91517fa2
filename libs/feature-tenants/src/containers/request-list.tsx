import { useFormats, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import type { OutputOf } from '@atrium/domain-core'
import {
  decideGrant,
  decideJoin,
  getContainer,
  listContainerRequests,
  listContainers,
} from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Row, Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../list/reason-dialog'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'
import { useGuestsText } from './grant-facts'

interface Waiting {
  readonly key: string
  readonly title: string
  readonly name: string
  readonly date: string
  readonly reason: string
  readonly note?: string
  readonly decide: (verdict: Verdict, onSuccess: () => void) => void
}

interface Verdict {
  readonly approve: boolean
  readonly refusal?: string
}

/** What waits for a system administrator, with the two answers. */
export function RequestList() {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const toast = useToast()
  const [refusing, setRefusing] = useState<Waiting>()
  const list = useQuery(read(listContainerRequests, {}))
  const { waiting, error, isPending } = useWaiting(list.data)
  return (
    <Card title={t('waiting')}>
      <LoadState query={list} />
      <Stack gap={4}>
        <Refusal error={refusing ? null : error} />
        {list.data && waiting.length === 0 && <Text tone="muted">{t('nothing-waiting')}</Text>}
        {waiting.map((request) => (
          <Row key={request.key} justify="space-between" gap={4}>
            <Stack gap={1}>
              <Text weight="medium">{request.title}</Text>
              <Text size={13} tone="soft">
                {t('asked-by', {
                  name: request.name,
                  date: formats.date(request.date),
                  reason: request.reason,
                })}
              </Text>
              {request.note && (
                <Text size={13} tone="soft">
                  {request.note}
                </Text>
              )}
            </Stack>
            <Row>
              <Button
                label={`${t('approve')} ${request.title}`}
                onClick={() =>
                  request.decide({ approve: true }, () => toast({ text: t('approved') }))
                }
              >
                {t('approve')}
              </Button>
              <Button kind="danger-quiet" onClick={() => setRefusing(request)}>
                {t('refuse')}
              </Button>
            </Row>
          </Row>
        ))}
      </Stack>
      {refusing && (
        <ReasonDialog
          danger
          title={t('refuse-title')}
          why={t('refuse-why')}
          act={t('refuse')}
          busy={isPending}
          error={error}
          onClose={() => setRefusing(undefined)}
          onSubmit={(refusal) =>
            refusing.decide({ approve: false, refusal }, () => {
              setRefusing(undefined)
              toast({ text: t('refused') })
            })
          }
        />
      )}
    </Card>
  )
}

/** Joins and grants as one list, the longest waiting first. */
function useWaiting(data: OutputOf<typeof listContainerRequests> | undefined) {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const guestsText = useGuestsText()
  const stales = [listContainerRequests, listContainers, getContainer]
  const joining = useMutation(write(decideJoin, { stales }))
  const granting = useMutation(write(decideGrant, { stales }))
  const joins = (data?.joins ?? []).map((join): Waiting => {
    const { containerId, entId, requestedBy, requestedAt, reason } = join
    return {
      key: `${containerId} ${entId}`,
      title: t('wants-to-join', join),
      name: requestedBy,
      date: requestedAt,
      reason,
      decide: (verdict, onSuccess) =>
        joining.mutate({ containerId, entId, ...verdict }, { onSuccess }),
    }
  })
  const grants = (data?.grants ?? []).map((grant): Waiting => {
    const { id, enterprise, guestEnterprise: guest, requestedBy, requestedAt, reason } = grant
    const until = `${t('until')} ${formats.date(grant.validUntil)}`
    return {
      key: id,
      title: t('wants-to-grant', { enterprise, guest, guests: guestsText(grant) }),
      name: requestedBy,
      date: requestedAt,
      reason,
      note: `${t(`role-${grant.role}`)} · ${until}`,
      decide: (verdict, onSuccess) => granting.mutate({ grantId: id, ...verdict }, { onSuccess }),
    }
  })
  return {
    waiting: [...joins, ...grants].toSorted((a, b) => a.date.localeCompare(b.date)),
    error: joining.error ?? granting.error,
    isPending: joining.isPending || granting.isPending,
  }
}
