import { z } from 'zod'

/** The languages every text of the product exists in; the first is the default and the fallback. */
export const locales = ['zh-CN', 'en'] as const

export const localeSchema = z.enum(locales)

export type Locale = z.infer<typeof localeSchema>

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' }

export const defaultLocale: Locale = 'zh-CN'

/** Texts by key in both languages; placeholders are written `<% name %>`. */
export type Messages<Key extends string = string> = Record<Locale, Record<Key, string>>

/** Declares a library's texts; a key missing in one language is a type error. */
export function defineMessages<const Key extends string>(messages: {
  'zh-CN': Record<Key, string>
  en: Record<NoInfer<Key>, string>
}): Messages<Key> {
  return messages
}

/** Texts with the name their library has in the dictionary, where `scope.key` stands for each. */
export type ScopedMessages<Key extends string = string> = Messages<Key> & { readonly scope: string }

/** Names a library's texts, so that the dictionary can say them otherwise as `scope.key`. */
export function scopeMessages<Key extends string>(
  scope: string,
  messages: Messages<Key>,
): ScopedMessages<Key> {
  return { ...messages, scope }
}

/** Picks the language for a tag such as `zh`, `zh-Hans-CN` or `en-GB`; unknown ones fall back to the default. */
export function localeOf(tag: string | null | undefined): Locale {
  const primary = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[-_,;]/)[0]
  return primary === 'en' ? 'en' : defaultLocale
}

const placeholder = /<%\s*(\w+)\s*%>/g

/** The names a text leaves open, each once, in alphabetical order. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

/** True when two texts leave the same names open, and neither has a `<%` or `%>` of another kind. */
export function samePlaceholders(original: string, text: string): boolean {
  if (/<%|%>/.test(text.replace(placeholder, ''))) return false
  return placeholdersOf(original).join() === placeholdersOf(text).join()
}

/** Fills `<% name %>` placeholders; an unknown name stays visible so that it is noticed. */
export function fillText(text: string, params: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(placeholder, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}
