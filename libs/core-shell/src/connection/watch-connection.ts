import type { NetQueryClient } from '@atrium/core-net'
import { getHealth } from '@atrium/domain-core'
import { useConnection } from './connection-store'

/** Milliseconds between looks for a server that does not answer; the last one repeats. */
const lookDelays = [2_000, 4_000, 8_000, 15_000, 30_000]
/** A window that heard of its server so lately need not ask when it is looked at again. */
const freshMilliseconds = 60_000

/** What the request layer tells about each call; for `createNet`. */
export function connectionHearing(ownRelease: string) {
  let heardAt = 0
  return {
    heardLately: () => Date.now() - heardAt < freshMilliseconds,
    onAnswer: (release: string | null) => {
      heardAt = Date.now()
      const { hearAnswer, offer } = useConnection.getState()
      // What was on its way when the network went says nothing of now.
      if (navigator.onLine) hearAnswer()
      if (release !== null && ownRelease !== '' && release !== ownRelease) offer(release)
    },
    onNoAnswer: () => useConnection.getState().hearNothing(),
  }
}

/**
 * Looks for the server while it does not answer, and reads again what failed or grew old when it is back.
 * Asks once when the person returns to a window that has long heard nothing: there may be a new release.
 * Answers what ends the watch.
 */
export function watchConnection(
  client: NetQueryClient,
  { heardLately }: Pick<ReturnType<typeof connectionHearing>, 'heardLately'>,
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () =>
    client.net
      .call(getHealth, {}, { timeout: 5_000, handles: ['unavailable', 'not-ready'] })
      .then(() => useConnection.getState().hearAnswer())
      .catch(() => undefined)
  const lookAgain = (attempt: number) => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (useConnection.getState().answers) return
        void look().finally(() => lookAgain(attempt + 1))
      },
      lookDelays[Math.min(attempt, lookDelays.length - 1)],
    )
  }
  const unsubscribe = useConnection.subscribe(({ answers, returns }, before) => {
    if (before.answers && !answers) lookAgain(0)
    if (returns !== before.returns) void readAgain(client)
  })
  const { hearNothing } = useConnection.getState()
  window.addEventListener('offline', hearNothing, { signal })
  window.addEventListener('online', () => void look(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && !heardLately()) void look()
    },
    { signal },
  )
  return () => {
    clearTimeout(timer)
    unsubscribe()
    ended.abort()
  }
}

/** Reads on the screen that failed, or whose answer may have changed meanwhile. */
async function readAgain(client: NetQueryClient): Promise<void> {
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  })
}
