import type { I18n } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { loadSession, refreshBaseInfo, useBaseInfo, useSession } from '@atrium/core-session'
import { readCookie } from '@atrium/core-storage'
import { socketMessageSchema } from '@atrium/domain-core'

/** So long further changes are waited for, so that many of them are one request. */
const gatherMillis = 150

/**
 * Shows at once what an administrator changed of the enterprise, its name and look, and what they trusted this person
 * with. Answers the way to stop.
 */
export function followEnterprise(client: NetQueryClient, i18n: I18n): () => void {
  const language = i18n.i18next
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
    await speakDefault(i18n)
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

/** Whoever has chosen no language, neither with the account nor on this browser, gets the enterprise's. */
async function speakDefault(i18n: I18n): Promise<void> {
  const { user } = useSession.getState()
  const locale = useBaseInfo.getState().info?.locale
  if (!user || !locale || user.locale !== null || readCookie('locale') !== null) return
  if (locale !== i18n.locale()) await i18n.setLocale(locale)
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
