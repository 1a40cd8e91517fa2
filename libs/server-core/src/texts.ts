import { codeMessages, fillText, issueMessages, type Locale } from '@atrium/domain-core'
import { serverMessages } from './messages'

export type Dictionary = Readonly<Record<string, string>>
export type Dictionaries = Readonly<Record<Locale, Dictionary>>

/** What the server says to people, by code. */
export interface Texts {
  readonly dictionaries: Dictionaries
  say(locale: Locale, code: string, params?: unknown): string
}

/** Joins the texts of all modules under the server's own. */
export function createTexts(ofModules: readonly Dictionaries[]): Texts {
  const all: readonly Dictionaries[] = [codeMessages, issueMessages, serverMessages, ...ofModules]
  const merge = (locale: Locale) => Object.assign({}, ...all.map((d) => d[locale])) as Dictionary
  const dictionaries = { 'zh-CN': merge('zh-CN'), en: merge('en') }
  return {
    dictionaries,
    say(locale, code, params) {
      const texts = dictionaries[locale]
      const text = (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? texts['invalid-input']
      return fillText(text ?? code, isParams(params) ? params : {})
    },
  }
}

function isParams(params: unknown): params is Record<string, unknown> {
  return typeof params === 'object' && params !== null && !Array.isArray(params)
}
