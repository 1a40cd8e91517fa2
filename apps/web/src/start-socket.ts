import { isCallError, type NetQueryClient } from '@atrium/core-net'
import type { WindowPlace } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { connectSocket, socketOf } from '@atrium/core-socket'
import { getCurrentUser, type CurrentUser } from '@atrium/domain-core'
import { features } from './features'
import { globalConfigOf } from './global-config'

interface OpenWindow {
  readonly client: NetQueryClient
  readonly user: CurrentUser
  readonly place: WindowPlace
}

/** By then a window that signs out has its answer, and those of one ended session do not ask together. */
const checkAfter = 1000
const checkSpread = 2000
const retryAfter = 15_000

/** Opens the window's live connection; without it the product works, only not live. */
export async function startSocket(open: OpenWindow): Promise<void> {
  const { client, user, place } = open
  await orLater(open, async () => {
    const config = await globalConfigOf(client)
    connectSocket({
      ...socketOf(config, { origin: place.origin, space: place.space() }),
      client,
      user,
      staleOn: features.map(({ staleOn = {} }) => staleOn),
      onInvalidToken: () => {
        const check = () => void orLater(open, () => checkSession(open))
        setTimeout(check, checkAfter + checkSpread * Math.random())
      },
    })
  })
}

/** A session that has ended leads to the sign-in page, as every call without one does. */
async function checkSession(open: OpenWindow): Promise<void> {
  const { client, user, place } = open
  if (useSession.getState().user?.id !== user.id) return
  const now = await client.net.call(getCurrentUser, {})
  if (now.id === user.id) startLater(open)
  else place.load(place.here().slice(place.base.length))
}

async function orLater(open: OpenWindow, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCallError(error)) throw error
    const isFinal = error.status === 401 || error.status === 403
    if (!isFinal) startLater(open)
  }
}

function startLater(open: OpenWindow): void {
  setTimeout(() => void startSocket(open), retryAfter * (1 + Math.random()))
}
