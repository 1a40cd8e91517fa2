import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { getGlobalConfig, type CurrentUser } from '@atrium/domain-core'
import { features } from './features'

/** Opens the window's live connection; without it the product works, only not live. */
export async function startSocket(options: {
  client: NetQueryClient
  user: CurrentUser
  origin: string
}): Promise<void> {
  const { client, user, origin } = options
  const { connectSocket, socketOf } = await import('@atrium/core-socket')
  try {
    const config = await client.net.call(getGlobalConfig, {})
    connectSocket({
      ...socketOf(config, origin),
      client,
      user,
      staleOn: features.map(({ staleOn = {} }) => staleOn),
    })
  } catch (error) {
    // A call's failure was told by the request layer already.
    if (!isCallError(error)) throw error
  }
}
