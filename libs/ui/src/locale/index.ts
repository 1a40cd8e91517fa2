export type { Locale } from '@atrium/domain-core'
export { LocaleProvider, useLocale, useWords } from './locale'
