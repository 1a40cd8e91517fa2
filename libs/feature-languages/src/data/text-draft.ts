import { fillText, placeholdersOf, type Locale } from '@atrium/domain-core'
import type { ProductText } from '@atrium/domain-languages'

/** The text being written: kept by the page, because a row that is scrolled away is gone. */
export interface TextDraft {
  readonly key: string
  readonly locale: Locale
  readonly text: string
}

/** The text as a page may show it, its placeholders filled with something like what they stand for. */
export function previewOf(text: string, sample: string): string {
  const names = placeholdersOf(text)
  return fillText(
    text,
    Object.fromEntries(names.map((name) => [name, isNumber(name) ? 3 : `${sample} ${name}`])),
  )
}

/** What a text starts from when somebody begins to write. */
export function draftOf({ key, original, chosen }: ProductText, locale: Locale): TextDraft {
  return { key, locale, text: chosen[locale] ?? original[locale] }
}

function isNumber(name: string): boolean {
  return /^(n|count|total|max|min|limit|seconds|rows|fields|added|failed|changed|days|size)$/.test(
    name,
  )
}
