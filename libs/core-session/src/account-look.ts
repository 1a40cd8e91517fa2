import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { keepLook, type Look } from '@atrium/domain-core'
import { type Preferences, usePreferences } from './preferences-store'
import { useSession } from './session-store'

/** Milliseconds after the last choice before it is sent: people try several. */
const patience = 800

/**
 * Shows the look that the account keeps as soon as somebody is known, and keeps a look chosen here with it.
 * Answers the way to stop.
 */
export function followAccountLook(client: NetQueryClient): () => void {
  let known = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopSession = useSession.subscribe(({ user }, before) => {
    if (!user || user.id === before.user?.id) return
    const { prefer } = usePreferences.getState()
    known = JSON.stringify(user.look ?? lookOf(usePreferences.getState()))
    if (user.look) prefer(user.look)
  })
  const stopPreferences = usePreferences.subscribe((preferences) => {
    const look = lookOf(preferences)
    const { user } = useSession.getState()
    if (!user || preferences.personId !== user.id || JSON.stringify(look) === known) return
    known = JSON.stringify(look)
    clearTimeout(timer)
    timer = setTimeout(() => void keep(client, look), patience)
  })
  return () => {
    clearTimeout(timer)
    stopSession()
    stopPreferences()
  }
}

function lookOf({ scheme, density, hue }: Preferences): Look {
  return { scheme, density, hue }
}

/** An account that could not be reached keeps its look; this browser remembers the choice in any case. */
async function keep({ net }: NetQueryClient, look: Look): Promise<void> {
  try {
    await net.call(keepLook, look, { handles: ['unavailable', 'unauthenticated'] })
  } catch (error) {
    if (!isCallError(error)) throw error
  }
}
