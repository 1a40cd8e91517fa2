import type { I18n } from '@atrium/core-i18n'
import type { Feature } from '@atrium/core-routing'
import { locales, scopeMessages, type Locale } from '@atrium/domain-core'

/**
 * The features with page titles that the dictionary may say otherwise, as `pages.{route id}`. A title is looked up
 * when it is read, so that the route table and the pages it holds need not be made again.
 */
export function withPageTitles(features: readonly Feature[], i18n: I18n): readonly Feature[] {
  const entries = features.flatMap(({ routes }) => routes)
  const titlesIn = (locale: Locale) =>
    Object.fromEntries(entries.map(({ id, title }) => [id, title[locale]]))
  const titles = scopeMessages('pages', { 'zh-CN': titlesIn('zh-CN'), en: titlesIn('en') })
  const read = (id: string, locale: Locale) => ({
    enumerable: true,
    get: () => i18n.say(titles, id, locale),
  })
  const titleOf = (id: string) =>
    Object.defineProperties(
      { 'zh-CN': '', en: '' },
      Object.fromEntries(locales.map((locale) => [locale, read(id, locale)])),
    )
  return features.map((feature) => ({
    ...feature,
    routes: feature.routes.map((entry) => ({ ...entry, title: titleOf(entry.id) })),
  }))
}
