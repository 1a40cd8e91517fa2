import type { KeptStore } from '@atrium/core-storage'
import { locales, type Locale } from '@atrium/domain-core'
import { z } from 'zod'

/** Texts of one language by key, as the server merged them for the space. */
export type Texts = Readonly<Record<string, string>>

/** One language's texts, and what the server calls this state of them. */
export interface Dictionary {
  readonly locale: Locale
  readonly texts: Texts
  readonly version: string
}

const answerSchema = z.object({
  code: z.union([z.literal(200), z.literal('200')]),
  data: z.looseObject({ version: z.union([z.string().max(100), z.number()]) }),
})

const tries = 5
const firstDelay = 350
/** Longer than any text a page has room for. */
const textLimit = 10_000

/** What the last visit stored, so that changed texts do not flicker; null when it is missing or broken. */
export function readDictionary(storage: KeptStore): Dictionary | null {
  const stored = parsed(storage.get('i18nDict'))
  const version = storage.get('i18nDictVersion')
  if (!isObject(stored) || version === null) return null
  const [locale, ...others] = locales.filter((each) => isObject(stored[each]))
  if (locale === undefined || others.length > 0) return null
  return { locale, texts: textsOf(stored[locale]), version }
}

interface Loading {
  readonly locale: Locale
  readonly ask: (locale: Locale) => Promise<unknown>
  readonly wait: ((milliseconds: number) => Promise<void>) | undefined
  /** False once a later loading took over. */
  readonly isWanted: () => boolean
}

/** Asks `/napi/lang/json`, again up to five times with doubling delays from 350 ms; null when nothing usable came. */
export async function loadDictionary(loading: Loading): Promise<Dictionary | null> {
  const { locale, ask, wait = waitFor, isWanted } = loading
  for (let attempt = 0; ; attempt += 1) {
    const dictionary = await askOnce(ask, locale)
    if (!isWanted()) return null
    if (dictionary || attempt === tries) return dictionary
    await wait(firstDelay * 2 ** attempt)
    if (!isWanted()) return null
  }
}

/** Stores a dictionary as i18nDict and i18nDictVersion for the next visit, unless it is there already. */
export function keepDictionary(storage: KeptStore, { locale, texts, version }: Dictionary): void {
  if (storage.get('i18nDictVersion') === version && storage.get('i18nDict') !== null) return
  storage.set('i18nDict', JSON.stringify({ [locale]: texts }))
  storage.set('i18nDictVersion', version)
}

async function askOnce(ask: Loading['ask'], locale: Locale): Promise<Dictionary | null> {
  try {
    const { data } = answerSchema.parse(await ask(locale))
    const texts = data[locale]
    if (!isObject(texts)) return null
    return { locale, texts: textsOf(texts), version: String(data.version) }
  } catch {
    // Section 8: a dictionary that fails to come is ignored.
    return null
  }
}

/** What is no text, or too long for one, is left out. */
function textsOf(value: unknown): Texts {
  const entries = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const [, text] = entry
      return typeof text === 'string' && text.length <= textLimit
    }),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
