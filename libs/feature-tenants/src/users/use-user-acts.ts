import { write } from '@atrium/core-net'
import {
  endUserSessions,
  getPlatformUser,
  listPlatformUsers,
  reactivateUser,
  sendResetLink,
  suspendUser,
} from '@atrium/domain-tenants'
import { useMutation } from '@tanstack/react-query'

const stales = [listPlatformUsers, getPlatformUser]

/** What an operator may do to an account; one thing at a time. */
export function useUserActs(personId: string) {
  const suspending = useMutation(write(suspendUser, { stales }))
  const reactivating = useMutation(write(reactivateUser, { stales }))
  const ending = useMutation(write(endUserSessions, { stales }))
  const sending = useMutation(write(sendResetLink, { stales: [] }))
  const all = [suspending, reactivating, ending, sending]
  return {
    error: all.map(({ error }) => error).find(Boolean),
    isPending: all.some(({ isPending }) => isPending),
    suspend: (onSuccess: () => void) => suspending.mutate({ personId }, { onSuccess }),
    reactivate: (onSuccess: () => void) => reactivating.mutate({ personId }, { onSuccess }),
    endSessions: (onSuccess: (ended: number) => void) =>
      ending.mutate({ personId }, { onSuccess: ({ ended }) => onSuccess(ended) }),
    sendLink: (onSuccess: () => void) => sending.mutate({ personId }, { onSuccess }),
  }
}
