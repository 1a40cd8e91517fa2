export { type Locale, LocaleProvider, useLocale, useWords } from './locale'
