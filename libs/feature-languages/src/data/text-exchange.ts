import { locales, type Locale } from '@atrium/domain-core'
import { textIssue, type ProductText, type TextChange } from '@atrium/domain-languages'
import Papa from 'papaparse'
import { isChanged } from './find-texts'

/** The columns of an exported file; the same in every language, so that any window can read it. */
const columns = ['key', 'lib', 'zh-CN original', 'zh-CN', 'en original', 'en'] as const

/** How a cell starts that a spreadsheet would reckon with. */
const formula = /^[=+\-@\t\r]/

/** What a file would change, and which of its lines it can't. */
export interface ReadChanges {
  readonly changes: readonly TextChange[]
  readonly leftOut: readonly { readonly key: string; readonly locale: Locale | null }[]
}

/** What the space says instead of the product, as a file for spreadsheets and translators. */
export function writeChanges(texts: readonly ProductText[]): string {
  const lines = texts
    .filter(isChanged)
    .map(({ key, lib, original, chosen }) => [
      key,
      lib,
      original['zh-CN'],
      chosen['zh-CN'] ?? '',
      original.en,
      chosen.en ?? '',
    ])
  // The mark in front tells spreadsheets that this is UTF-8; no cell starts a formula.
  return `\uFEFF${Papa.unparse([columns, ...lines], { escapeFormulae: formula })}\r\n`
}

/** Reads an exported file back: null when it is none, otherwise what differs from now. */
export function readChanges(csv: string, texts: readonly ProductText[]): ReadChanges | null {
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const [first] = data
  if (!first || !('key' in first) || !locales.some((locale) => locale in first)) return null
  const byKey = new Map(texts.map((text) => [text.key, text]))
  const leftOut: { key: string; locale: Locale | null }[] = []
  const changes = new Map<string, TextChange>()
  for (const line of data) {
    const key = unguarded(line['key'])
    const known = byKey.get(key)
    if (!known) leftOut.push({ key: key.slice(0, 200), locale: null })
    for (const locale of known ? locales : []) {
      const text = unguarded(line[locale])
      if (!known || text === '' || text === (known.chosen[locale] ?? known.original[locale]))
        continue
      if (textIssue(known.original[locale], text)) leftOut.push({ key, locale })
      else changes.set(`${locale} ${key}`, { key, locale, text, was: known.chosen[locale] })
    }
  }
  return { changes: [...changes.values()], leftOut }
}

/** Without the quote that keeps a spreadsheet from reading a formula. */
function unguarded(cell: string | undefined): string {
  return (cell ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '')
}
