import { useFormats, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import type { OutputOf } from '@atrium/domain-core'
import {
  applyToContainer,
  leaveContainer,
  listGrants,
  listJoinableContainers,
} from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { LineTable } from '@atrium/ui/line-table'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../list/reason-dialog'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'
import { OfferDialog } from './offer-dialog'

type Joinable = OutputOf<typeof listJoinableContainers>['rows'][number]

const tones = { applying: 'info', member: 'success', refused: 'neutral' } as const
const stales = [listJoinableContainers, listGrants]

/** Containers, and what the enterprise can do about each. */
export function JoinableList({ containers }: { readonly containers: readonly Joinable[] }) {
  const t = useMessages(containerMessages)
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [joining, setJoining] = useState<Joinable>()
  const [offering, setOffering] = useState<Joinable>()
  const applying = useMutation(write(applyToContainer, { stales }))
  const leaving = useMutation(write(leaveContainer, { stales }))
  async function leave({ id, name: thing, own }: Joinable) {
    const act = own?.state === 'member' ? t('leave') : t('withdraw')
    const consequence = own?.state === 'member' ? t('leave-consequence') : undefined
    if (!(await confirm({ act, thing, consequence }))) return
    leaving.mutate({ containerId: id }, { onSuccess: () => toast({ text: t('left') }) })
  }
  return (
    <Stack gap={3}>
      <Refusal error={leaving.error} />
      <LineTable
        label={t('containers')}
        rows={containers}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            label: t('name'),
            render: ({ name, description }) => (
              <Stack gap={1}>
                <Text weight="medium">{name}</Text>
                {description && (
                  <Text size={12} tone="muted">
                    {description}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'members',
            label: t('members'),
            numeric: true,
            render: ({ members }) => formats.number(members),
          },
          { id: 'state', label: t('state'), render: ({ own }) => <Own own={own} /> },
        ]}
        actions={(container) => (
          <Row fixed>
            {container.own?.state === 'member' && (
              <Button size="small" onClick={() => setOffering(container)}>
                {t('offer')}
              </Button>
            )}
            {container.own && container.own.state !== 'refused' ? (
              <Button size="small" kind="danger-quiet" onClick={() => void leave(container)}>
                {container.own.state === 'member' ? t('leave') : t('withdraw')}
              </Button>
            ) : (
              <Button size="small" onClick={() => setJoining(container)}>
                {t('apply')}
              </Button>
            )}
          </Row>
        )}
      />
      {dialog}
      {joining && (
        <ReasonDialog
          title={t('apply-title', { name: joining.name })}
          why={t('apply-why')}
          act={t('apply')}
          busy={applying.isPending}
          error={applying.error}
          onClose={() => setJoining(undefined)}
          onSubmit={(reason) =>
            applying.mutate(
              { containerId: joining.id, reason },
              {
                onSuccess() {
                  setJoining(undefined)
                  toast({ text: t('applied') })
                },
              },
            )
          }
        />
      )}
      {offering && <OfferDialog container={offering} onClose={() => setOffering(undefined)} />}
    </Stack>
  )
}

function Own({ own }: Pick<Joinable, 'own'>) {
  const t = useMessages(containerMessages)
  if (!own) return null
  return (
    <Stack gap={1} align="start">
      <Tag dot tone={tones[own.state]}>
        {t(`state-${own.state}`)}
      </Tag>
      {own.refusal && <Text size={12}>{t('refused-because', { reason: own.refusal })}</Text>}
    </Stack>
  )
}
