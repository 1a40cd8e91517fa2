import type { I18n } from '@atrium/core-i18n'
import { useSession } from '@atrium/core-session'
import { useSocketStatus } from '@atrium/core-socket'
import { socketMessageSchema } from '@atrium/domain-core'
import { dictionaryEntity } from '@atrium/domain-languages'

/** So long further changes are waited for, so that many of them are one request. */
const gatherMillis = 150

/**
 * Fetches the dictionary when the space's texts changed, when they may have changed unheard, and when somebody else
 * or another space is there. Answers the way to stop.
 */
export function followDictionary(i18n: I18n): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function refreshSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void i18n.refresh(), gatherMillis)
  }

  function handleMessage(event: Event) {
    const message = socketMessageSchema.safeParse((event as CustomEvent<unknown>).detail).data
    if (message?.type !== 'changed') return
    if (message.events.some(({ entity }) => entity === dictionaryEntity)) refreshSoon()
  }

  let wasOpen = false
  const leaveSocket = useSocketStatus.subscribe(({ phase }, before) => {
    if (phase !== 'open' || before.phase === 'open') return
    if (wasOpen) refreshSoon()
    wasOpen = true
  })
  const leaveSession = useSession.subscribe(({ user }, { user: before }) => {
    if (before === undefined) return
    if (user?.id !== before?.id || user?.entId !== before?.entId) refreshSoon()
  })
  window.addEventListener('socketMessage', handleMessage)
  window.addEventListener('online', refreshSoon)
  return () => {
    clearTimeout(timer)
    leaveSocket()
    leaveSession()
    window.removeEventListener('socketMessage', handleMessage)
    window.removeEventListener('online', refreshSoon)
  }
}
