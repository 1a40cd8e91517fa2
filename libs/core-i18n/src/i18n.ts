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
import { chosenTexts, codesNamespace } from './chosen-texts'
import { keepDictionary, loadDictionary, readDictionary, type Dictionary } from './dictionary'
import { filling } from './filling'

/** The language of one window and its texts. */
export interface I18n {
  readonly i18next: I18next
  locale(): Locale
  /** Counts the dictionaries that changed a text, so that what was made from texts can be made again. */
  revision(): number
  /** Switches without a reload; texts the dictionary says otherwise follow when they arrive. */
  setLocale(locale: Locale): Promise<void>
  /** One text in a language, for what is drawn outside React. */
  say<Key extends string>(messages: Messages<Key>, key: Key, locale: Locale): string
  /** Makes texts known and answers the namespace they live in. */
  add(messages: Messages): string
  /** Fetches the dictionary of the current language; a failure changes nothing, nor does a version that is known. */
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

/** Makes the language of one window; ready at once, because the bundled texts need no request. */
export function createI18n(config: I18nConfig = {}): I18n {
  const storage = config.storage ?? localStore()
  const first = config.locale ?? localeOf(readCookie('locale') ?? storage.get('lang'))
  const i18next = start(first)
  const namespaces = new Map<Messages, string>()
  const dictionaries = new Map<Locale, Dictionary>()
  let revision = 0
  let asked = 0

  function add(messages: Messages): string {
    const known = namespaces.get(messages)
    if (known) return known
    const namespace = scopeOf(messages) ?? `texts-${namespaces.size}`
    namespaces.set(messages, namespace)
    for (const locale of locales) bundle(locale, namespace, messages)
    return namespace
  }

  function bundle(locale: Locale, namespace: string, messages: Messages) {
    const texts = chosenTexts(namespace, messages[locale], dictionaries.get(locale)?.texts)
    i18next.addResourceBundle(locale, namespace, texts, false, true)
  }

  async function refresh() {
    const { askDictionary: ask, wait } = config
    if (!ask) return
    const turn = (asked += 1)
    const locale = localeOf(i18next.language)
    const isWanted = () => turn === asked
    const dictionary = await loadDictionary({ locale, ask, wait, isWanted })
    if (!dictionary) return
    keepDictionary(storage, dictionary)
    if (dictionary.version === dictionaries.get(locale)?.version) return
    dictionaries.set(locale, dictionary)
    for (const [messages, namespace] of namespaces) bundle(locale, namespace, messages)
    revision += 1
    i18next.emit('dictionaryChanged')
  }

  function note(locale: Locale) {
    document.documentElement.lang = locale
    writeCookie('locale', locale, { days: 365 })
    storage.set('lang', locale)
  }

  const stored = readDictionary(storage)
  if (stored) dictionaries.set(stored.locale, stored)
  namespaces.set(codeTexts, codesNamespace)
  for (const locale of locales) bundle(locale, codesNamespace, codeTexts)
  if (typeof document !== 'undefined') document.documentElement.lang = first
  return {
    i18next,
    add,
    refresh,
    locale: () => localeOf(i18next.language),
    revision: () => revision,
    say: (messages, key: string, locale) =>
      i18next.getFixedT(locale, add(messages))(key, filling({})),
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
    // React escapes what it shows.
    interpolation: { prefix: '<%', suffix: '%>', escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged dictionaryChanged' },
  })
  return i18next
}

const codeTexts: Messages = {
  'zh-CN': { ...codeMessages['zh-CN'], ...issueMessages['zh-CN'] },
  en: { ...codeMessages.en, ...issueMessages.en },
}

function scopeOf(messages: Messages): string | undefined {
  return 'scope' in messages ? String(messages.scope) : undefined
}
