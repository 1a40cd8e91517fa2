import type { I18n } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { setPreferences, type Locale } from '@atrium/domain-core'
import { useSession } from './session-store'

/**
 * Shows the language that the account keeps as soon as somebody is known, and keeps a language chosen here with it.
 * Answers the way to stop.
 */
export function followAccountLocale(i18n: I18n, client: NetQueryClient): () => void {
  let shown = i18n.locale()
  const unsubscribe = useSession.subscribe(({ user }, before) => {
    if (!user?.locale || user === before.user || user.locale === i18n.locale()) return
    void i18n.setLocale(user.locale)
  })
  function handleLanguage() {
    const locale = i18n.locale()
    if (locale === shown) return
    shown = locale
    void keepLocale(client, locale)
  }
  i18n.i18next.on('languageChanged', handleLanguage)
  return () => {
    unsubscribe()
    i18n.i18next.off('languageChanged', handleLanguage)
  }
}

/** An account that could not be reached keeps its language; the window has switched already. */
async function keepLocale({ net }: NetQueryClient, locale: Locale): Promise<void> {
  const { user } = useSession.getState()
  if (!user || user.locale === locale) return
  try {
    const kept = await net.call(setPreferences, { locale }, { handles: ['unavailable'] })
    if (useSession.getState().user?.id === kept.id) useSession.getState().setUser(kept)
  } catch (error) {
    if (!isCallError(error)) throw error
  }
}
