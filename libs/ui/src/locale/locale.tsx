import type { Locale } from '@atrium/domain-core'
import { createContext, type ReactNode, useContext } from 'react'

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
