import type { Locale } from '@atrium/domain-core'
import { nameSql } from '@atrium/server-core'

/** What is looked for, as it is kept: small letters, and numbers without gaps. */
export function soughtText(text: string): string {
  const sought = text.toLowerCase()
  return /^\+?\d[\d -]+$/.test(sought) ? sought.replaceAll(/[ -]/g, '') : sought
}

interface Sought {
  /** From `soughtText`. */
  readonly text: string
  /** The number of its parameter; the space is the first. */
  readonly parameter: number
  /** SQL of what may be found in: all there is about a member unless said. */
  readonly within?: string
}

/** SQL that is true of members `m` whose texts hold what is sought. One letter of ASCII is in nearly all: no index helps. */
export function holdsText({ text, parameter, within = 'm.search_text' }: Sought): string {
  if (text === '') return 'true'
  const holds = `position($${parameter} in ${within}) > 0`
  if (/^[ -~]$/.test(text)) return holds
  return `platform.text_grams(m.ent_id, m.search_text) @> platform.text_grams($1, $${parameter}) and ${holds}`
}

/** SQL of the name of members `m` as shown, in the order of the language. */
export function nameOrder(locale: Locale): string {
  const collation = locale === 'en' ? 'en-x-icu' : 'zh-x-icu'
  return `${nameSql(locale, 'm')} collate "${collation}"`
}
