import { useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import {
  getContainer,
  listContainerRequests,
  listGrants,
  revokeGrant,
  type SpaceGrant,
} from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { LineTable } from '@atrium/ui/line-table'
import { Stack } from '@atrium/ui/stack'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'
import { useGrantColumns } from './grant-facts'

export interface GrantTableProps {
  readonly label: string
  readonly grants: readonly SpaceGrant[]
  /** Other acts on a grant in force; without it, it can be revoked. */
  readonly acts?: (grant: SpaceGrant) => ReactNode
}

/** Entry that was granted; what is in force or waits can be ended. */
export function GrantTable({ label, grants, acts }: GrantTableProps) {
  const t = useMessages(containerMessages)
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const columns = useGrantColumns()
  const stales = [getContainer, listContainerRequests, listGrants]
  const revoking = useMutation(write(revokeGrant, { stales }))
  async function revoke({ id, guestEnterprise: thing }: SpaceGrant) {
    if (!(await confirm({ act: t('revoke'), thing, consequence: t('revoke-consequence') }))) return
    revoking.mutate({ grantId: id }, { onSuccess: () => toast({ text: t('revoked') }) })
  }
  return (
    <Stack gap={3}>
      <Refusal error={revoking.error} />
      <LineTable
        label={label}
        columns={columns}
        rows={grants}
        rowId={({ id }) => id}
        actions={(grant) =>
          acts
            ? acts(grant)
            : (grant.state === 'active' || grant.state === 'waiting') && (
                <Button size="small" kind="danger-quiet" onClick={() => void revoke(grant)}>
                  {t('revoke')}
                </Button>
              )
        }
      />
      {dialog}
    </Stack>
  )
}
