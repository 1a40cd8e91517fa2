import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { loadSession, refreshBaseInfo, useSession } from '@atrium/core-session'
import { socketMessageSchema } from '@atrium/domain-core'

/** So long further changes are waited for, so that many of them are one request. */
const gatherMillis = 150

/**
 * Shows at once what an administrator changed of the enterprise, its name and look, and what they trusted this person
 * with. Answers the way to stop.
 */
export function followEnterprise(client: NetQueryClient, language: Language): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let alsoSession = false
  function refreshSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), gatherMillis)
  }
  async function refresh() {
    const again = alsoSession
    alsoSession = false
    await Promise.all([refreshBaseInfo(client), again && reloadSession(client)])
  }

  function handleMessage(event: Event) {
    const message = socketMessageSchema.safeParse((event as CustomEvent<unknown>).detail).data
    if (message?.type !== 'changed') return
    if (!message.events.some(({ entity }) => entity === 'enterprise')) return
    alsoSession = true
    refreshSoon()
  }

  const leaveSession = useSession.subscribe(({ user }, { user: before }) => {
    if (user?.id !== before?.id || user?.entId !== before?.entId) refreshSoon()
  })
  window.addEventListener('socketMessage', handleMessage)
  language.on('languageChanged', refreshSoon)
  void refreshBaseInfo(client)
  return () => {
    clearTimeout(timer)
    leaveSession()
    window.removeEventListener('socketMessage', handleMessage)
    language.off('languageChanged', refreshSoon)
  }
}

interface Language {
  on(event: 'languageChanged', work: () => void): void
  off(event: 'languageChanged', work: () => void): void
}

/** A session that cannot be read now stays as it is; one that has ended is told by the next call. */
async function reloadSession(client: NetQueryClient): Promise<void> {
  if (!useSession.getState().user) return
  try {
    await loadSession(client)
  } catch (error) {
    if (!isCallError(error)) throw error
  }
}
