import type { I18n } from '@atrium/core-i18n'
import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { setPreferences, type CurrentUser, type Locale } from '@atrium/domain-core'
import { useSession } from './session-store'

interface Choice {
  readonly personId: string
  readonly locale: Locale
}

/**
 * Shows the language that the account keeps as soon as somebody is known, and keeps a language chosen here with it.
 * Answers the way to stop.
 */
export function followAccountLocale(i18n: I18n, client: NetQueryClient): () => void {
  let shown = i18n.locale()
  /** The latest choice that the account does not know of yet. */
  let choice: Choice | null = null
  let isKeeping = false

  const unsubscribe = useSession.subscribe(({ user }, before) => {
    if (!user?.locale || user === before.user || user.locale === i18n.locale()) return
    // What the account kept a moment ago does not take back what the person has chosen since.
    if (choice) return
    shown = user.locale
    void i18n.setLocale(user.locale)
  })

  function handleLanguage() {
    const locale = i18n.locale()
    if (locale === shown) return
    shown = locale
    const { user } = useSession.getState()
    if (!user) return
    choice = { personId: user.id, locale }
    void keepChoices()
  }

  /** One after the other: of two at a time, the one that arrives last would stay. */
  async function keepChoices(): Promise<void> {
    if (isKeeping) return
    isKeeping = true
    try {
      while (choice) {
        const { personId, locale } = choice
        const { user } = useSession.getState()
        const kept = user?.id === personId ? await keepLocale(client, user, locale) : null
        if (choice.locale === locale && choice.personId === personId) choice = null
        if (kept && useSession.getState().user?.id === kept.id) useSession.getState().setUser(kept)
      }
    } finally {
      isKeeping = false
    }
  }

  i18n.i18next.on('languageChanged', handleLanguage)
  return () => {
    unsubscribe()
    i18n.i18next.off('languageChanged', handleLanguage)
  }
}

/** An account that could not be reached keeps its language; the window has switched already. */
async function keepLocale(
  { net }: NetQueryClient,
  user: CurrentUser,
  locale: Locale,
): Promise<CurrentUser | null> {
  if (user.locale === locale) return null
  try {
    return await net.call(setPreferences, { locale }, { handles: ['unavailable'] })
  } catch (error) {
    if (!isCallError(error)) throw error
    return null
  }
}
