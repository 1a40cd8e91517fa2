import { read, write } from '@atrium/core-net'
import type { OutputOf } from '@atrium/domain-core'
import {
  acceptInvitation,
  checkJoinKey,
  declineInvitation,
  getOwnJoining,
  joinByKey,
  registerAndJoin,
  withdrawJoinRequest,
} from '@atrium/domain-org'

/** Stands for a key in the address of who has none yet. */
export const noKey = 'code'

/** How often a request that waits is looked at; whoever is in no enterprise hears no news of it. */
const askMillis = 5000

/** What waits for whoever is signed in; that nobody is, is an answer too. */
export const ownJoiningQuery = {
  ...read(getOwnJoining, {}, { handles: ['unauthenticated'] }),
  refetchInterval: ({ state }: { state: { data?: OutputOf<typeof getOwnJoining> | undefined } }) =>
    state.data?.requests.some((request) => request.state === 'waiting') ? askMillis : false,
}

export const joinKeyQuery = (key: string) =>
  read(checkJoinKey, { key }, { handles: ['unauthenticated'] })

const stales = [getOwnJoining, checkJoinKey]

export const registering = write(registerAndJoin, { stales })
export const joining = write(joinByKey, { stales })
export const accepting = write(acceptInvitation, { stales })
export const declining = write(declineInvitation, { stales })
export const withdrawing = write(withdrawJoinRequest, { stales })
