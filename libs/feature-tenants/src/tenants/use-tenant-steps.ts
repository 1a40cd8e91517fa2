import { write } from '@atrium/core-net'
import {
  freezeTenant,
  getTenant,
  listPlatformUsers,
  listTenants,
  scheduleDeletion,
  takeDeletionBack,
  type TenantDetail,
  unfreezeTenant,
} from '@atrium/domain-tenants'
import { useMutation } from '@tanstack/react-query'

const stales = [listTenants, getTenant, listPlatformUsers]

/** The steps of an enterprise's life; one at a time. */
export function useTenantSteps({ entId, name }: TenantDetail) {
  const freezing = useMutation(write(freezeTenant, { stales }))
  const opening = useMutation(write(unfreezeTenant, { stales }))
  const scheduling = useMutation(write(scheduleDeletion, { stales }))
  const taking = useMutation(write(takeDeletionBack, { stales }))
  const all = [freezing, opening, scheduling, taking]
  return {
    error: all.map(({ error }) => error).find(Boolean),
    isPending: all.some(({ isPending }) => isPending),
    freeze: (reason: string, onSuccess: () => void) =>
      freezing.mutate({ entId, reason }, { onSuccess }),
    unfreeze: (onSuccess: () => void) => opening.mutate({ entId }, { onSuccess }),
    schedule: (onSuccess: () => void) => scheduling.mutate({ entId, name }, { onSuccess }),
    takeBack: (onSuccess: () => void) => taking.mutate({ entId }, { onSuccess }),
  }
}
