export { errorText, translateSaid, useErrorText } from './error-text'
export { createFormats, type Formats } from './formats'
export { createI18n, type I18n, type I18nConfig } from './i18n'
export {
  I18nProvider,
  useFormats,
  useLocale,
  useMessages,
  type TextParams,
  type Translate,
} from './i18n-provider'
export { noticeMessages } from './notice-messages'
export { scopeMessages } from '@atrium/domain-core'
