import { createContext, type ReactNode, useContext } from 'react'

/** The two languages every built-in text of a component is written in. */
export type Locale = 'zh-CN' | 'en'

const LocaleContext = createContext<Locale>('en')

export interface LocaleProviderProps {
  locale: Locale
  children: ReactNode
}

/** Sets the language of built-in texts below it; ThemeProvider already does this for a whole page. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The language built-in texts and Intl formats follow here. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Picks the words of the current language from a component's own small map. */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useLocale()]
}
