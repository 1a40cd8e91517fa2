import type { I18n } from '@atrium/core-i18n'
import type { NetQueryClient } from '@atrium/core-net'

/** Reads again what is on the screen when the language is switched: names and notices come in the person's language. */
export function followLanguage(i18n: I18n, client: NetQueryClient): () => void {
  let shown = i18n.locale()
  function handleLanguage() {
    if (i18n.locale() === shown) return
    shown = i18n.locale()
    void client.invalidateQueries()
  }
  i18n.i18next.on('languageChanged', handleLanguage)
  return () => i18n.i18next.off('languageChanged', handleLanguage)
}
