import { locales } from '@atrium/domain-core'
import type { ProductText } from '@atrium/domain-languages'

export interface TextSearch {
  readonly search: string
  readonly changedOnly: boolean
}

/** The texts that hold every word of the search, in whatever language or key. */
export function findTexts(
  texts: readonly ProductText[],
  { search, changedOnly }: TextSearch,
): ProductText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return texts.filter(
    (text) =>
      (!changedOnly || isChanged(text)) && words.every((word) => searchable(text).includes(word)),
  )
}

export function isChanged({ chosen }: ProductText): boolean {
  return locales.some((locale) => chosen[locale] !== null)
}

function searchable({ key, lib, original, chosen }: ProductText): string {
  const texts = locales.flatMap((locale) => [original[locale], chosen[locale] ?? ''])
  return [key, lib, ...texts].join('\n').toLowerCase()
}
