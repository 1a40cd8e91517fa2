import { localStore, readCookie, writeCookie, type KeptStore } from '@atrium/core-storage'
import {
  codeMessages,
  defaultLocale,
  issueMessages,
  localeOf,
  locales,
  type Locale,
  type Messages,
} from '@atrium/domain-core'
import { createInstance, type i18n as I18next } from 'i18next'
import { loadDictionary, readDictionary, type Dictionary } from './dictionary'
import { scopeOf } from './scope-messages'

/** The language of one window and its texts. */
export interface I18n {
  readonly i18next: I18next
  locale(): Locale
  /** Switches without a reload; texts the dictionary overrides follow when they arrive. */
  setLocale(locale: Locale): Promise<void>
  /** Makes texts known and answers the namespace they live in. */
  add(messages: Messages): string
  /** Fetches the texts the space overrides; a failure changes nothing. */
  refresh(): Promise<void>
}

export interface I18nConfig {
  /** Chosen language; otherwise the locale cookie, then what was stored, then zh-CN. */
  locale?: Locale
  storage?: KeptStore
  /** Asks `/napi/lang/json` in a language; without it nothing is asked. */
  askDictionary?: (locale: Locale) => Promise<unknown>
  wait?: (milliseconds: number) => Promise<void>
}

/** The namespace of codes, which are unique across the product. */
export const codesNamespace = 'codes'

/** Makes the language of one window; ready at once, because the bundled texts need no request. */
export function createI18n(config: I18nConfig = {}): I18n {
  const storage = config.storage ?? localStore()
  const first = config.locale ?? localeOf(readCookie('locale') ?? storage.get('lang'))
  const i18next = start(first)
  const namespaces = new Map<Messages, string>()
  let dictionary: Dictionary = readDictionary(storage)

  function add(messages: Messages): string {
    const known = namespaces.get(messages)
    if (known) return known
    const namespace = scopeOf(messages) ?? `texts-${namespaces.size}`
    namespaces.set(messages, namespace)
    bundle(namespace, messages)
    return namespace
  }

  function bundle(namespace: string, messages: Messages) {
    for (const locale of locales) {
      i18next.addResourceBundle(locale, namespace, messages[locale], true, false)
      const overrides = overridesOf(dictionary, locale, namespace)
      i18next.addResourceBundle(locale, namespace, overrides, true, true)
    }
  }

  async function refresh() {
    const { askDictionary, wait } = config
    if (!askDictionary) return
    const ask = () => askDictionary(localeOf(i18next.language))
    const fetched = await loadDictionary({ ask, storage, ...(wait && { wait }) })
    if (!fetched) return
    dictionary = fetched
    for (const [messages, namespace] of namespaces) bundle(namespace, messages)
    bundle(codesNamespace, codeTexts())
    i18next.emit('languageChanged', i18next.language)
  }

  function note(locale: Locale) {
    document.documentElement.lang = locale
    writeCookie('locale', locale, { days: 365 })
    storage.set('lang', locale)
  }

  bundle(codesNamespace, codeTexts())
  if (typeof document !== 'undefined') document.documentElement.lang = first
  return {
    i18next,
    add,
    refresh,
    locale: () => localeOf(i18next.language),
    async setLocale(locale) {
      note(locale)
      await i18next.changeLanguage(locale)
      void refresh()
    },
  }
}

function start(locale: Locale): I18next {
  const i18next = createInstance()
  void i18next.init({
    lng: locale,
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { prefix: '<%', suffix: '%>', escapeValue: false },
    react: { useSuspense: false },
  })
  return i18next
}

function codeTexts(): Messages {
  return {
    'zh-CN': { ...codeMessages['zh-CN'], ...issueMessages['zh-CN'] },
    en: { ...codeMessages.en, ...issueMessages.en },
  }
}

/** Codes are overridden by their own key, a library's texts by `scope.key`. */
function overridesOf(dictionary: Dictionary, locale: Locale, namespace: string) {
  const texts = dictionary[locale] ?? {}
  if (namespace === codesNamespace) return texts
  const prefix = `${namespace}.`
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  )
}
