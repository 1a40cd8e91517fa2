import { defaultLocale, type Locale, type Messages } from '@atrium/domain-core'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { filling } from './filling'
import { createFormats, type Formats } from './formats'
import { createI18n, type I18n } from './i18n'

const I18nContext = createContext<I18n | null>(null)

/** Gives the components below it their language; without `i18n` it makes one in `locale`. */
export function I18nProvider({
  i18n,
  locale = defaultLocale,
  children,
}: {
  i18n?: I18n
  locale?: Locale
  children: ReactNode
}) {
  const current = useMemo(() => i18n ?? createI18n({ locale }), [i18n, locale])
  return (
    <I18nContext value={current}>
      <I18nextProvider i18n={current.i18next}>{children}</I18nextProvider>
    </I18nContext>
  )
}

/** Fills and answers one text of a library. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string

/** What `<% name %>` placeholders are filled with; format numbers and dates first. */
export type TextParams = Readonly<Record<string, string | number>>

/** Texts of a library in the person's language; renders again when the language changes. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const i18n = useI18n()
  const namespace = i18n.add(messages)
  const { language } = useTranslation(namespace).i18n
  const revision = i18n.revision()
  return useMemo(() => {
    const fixed = i18n.i18next.getFixedT(language, namespace)
    return (key: string, params: TextParams = {}) => fixed(key, filling(params))
    // oxlint-disable-next-line react/exhaustive-deps -- a new function tells what was made from texts that some changed
  }, [i18n, language, namespace, revision])
}

/** The language and how to switch it, and the time zone times are shown in. */
export function useLocale(): {
  locale: Locale
  setLocale: (locale: Locale) => Promise<void>
  timeZone: string
} {
  const i18n = useI18n()
  useTranslation()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { locale: i18n.locale(), setLocale: (next) => i18n.setLocale(next), timeZone }
}

/** Dates, numbers, money and lists in the person's language and time zone. */
export function useFormats(): Formats {
  const { locale, timeZone } = useLocale()
  return useMemo(() => createFormats(locale, timeZone), [locale, timeZone])
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('Put an I18nProvider above this component')
  return i18n
}
