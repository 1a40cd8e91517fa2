import type { Locale } from '@atrium/domain-core'
import type { KeptNames } from '@atrium/domain-org'
import { nameSql } from '@atrium/server-core'

/** SQL of what a department, post, role or group `row` is called: in a language, and as it is kept. */
export function namesSql(locale: Locale, row: string): string {
  const kept = `json_build_object('name', ${row}.name, 'nameEn', ${row}.name_en)`
  return `${nameSql(locale, row)} as name, ${kept} as names`
}

/** The names as a change leaves them. */
export function changedNames(before: KeptNames, change: Partial<KeptNames>): KeptNames {
  const { name = before.name, nameEn = before.nameEn } = change
  return { name, nameEn }
}
