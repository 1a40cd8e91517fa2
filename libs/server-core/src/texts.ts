import {
  codeMessages,
  fillText,
  issueMessages,
  samePlaceholders,
  type Locale,
  type Messages,
} from '@atrium/domain-core'
import { serverMessages } from './messages'

export type Dictionary = Readonly<Record<string, string>>
export type Dictionaries = Readonly<Record<Locale, Dictionary>>

/** One text of the product in both languages, and the library it belongs to. */
export type ProductText = Readonly<Record<Locale, string>> & { readonly lib: string }

/** What spaces say instead of the product's texts; the same object for as long as nothing changed. */
export interface TextOverrides {
  of(entId: string): Promise<Dictionaries>
}

/** The part of a module that is about texts. */
export interface TextsOfModule {
  readonly messages?: Dictionaries | readonly Dictionaries[]
  readonly textOverrides?: TextOverrides
}

/** What the product says to people. */
export interface Texts {
  /** Every text by its key in the dictionary: codes by themselves, others as `scope.key`. */
  readonly all: ReadonlyMap<string, ProductText>
  /** What a space says instead. */
  chosenBy(entId: string | null): Promise<Dictionaries>
  say(locale: Locale, code: string, filling?: Filling): string
}

interface Filling {
  readonly params?: unknown
  /** What the caller's space says instead. */
  readonly chosen?: Dictionaries
}

/** Texts that modules still add to, at the start. */
export interface GrowingTexts extends Texts {
  add(modules: readonly TextsOfModule[]): void
}

const nothingChosen: Dictionaries = { 'zh-CN': {}, en: {} }

/**
 * Joins the server's own texts, those of its modules, and those of the web libraries.
 * @param ofWeb What the build of the web app left beside it.
 */
export function createTexts(ofWeb: ReadonlyMap<string, ProductText> = new Map()): GrowingTexts {
  const all = new Map(ofWeb)
  let overrides: TextOverrides | undefined
  for (const own of [codeMessages, issueMessages, serverMessages]) join(own)

  function join(messages: Messages) {
    const prefix = 'scope' in messages ? `${String(messages.scope)}.` : ''
    for (const [key, text] of Object.entries(messages['zh-CN'])) {
      const lib = all.get(prefix + key)?.lib ?? 'server'
      all.set(prefix + key, { lib, 'zh-CN': text, en: messages.en[key] ?? text })
    }
  }

  return {
    all,
    add(modules) {
      for (const { messages = [], textOverrides } of modules) {
        for (const each of [messages].flat()) join(each)
        overrides ??= textOverrides
      }
    },
    chosenBy: async (entId) => (overrides && entId !== null ? overrides.of(entId) : nothingChosen),
    say(locale, code, { params, chosen = nothingChosen } = {}) {
      const known = all.has(code) ? code : 'invalid-input'
      const text = textIn({ all, locale, chosen }, known)
      return fillText(text ?? code, isParams(params) ? params : {})
    },
  }
}

interface Choice {
  readonly all: Texts['all']
  readonly locale: Locale
  readonly chosen: Dictionaries
}

/** The product's texts of a language, with those that a space says otherwise, as far as they still fit. */
export function dictionaryOf(choice: Choice): Dictionary {
  const keys = [...choice.all.keys()].toSorted()
  return Object.fromEntries(keys.map((key) => [key, textIn(choice, key) ?? '']))
}

function textIn({ all, locale, chosen }: Choice, key: string): string | undefined {
  const original = all.get(key)?.[locale]
  const text = Object.hasOwn(chosen[locale], key) ? chosen[locale][key] : undefined
  if (original === undefined || text === undefined) return original
  return samePlaceholders(original, text) ? text : original
}

function isParams(params: unknown): params is Record<string, unknown> {
  return typeof params === 'object' && params !== null && !Array.isArray(params)
}
