import { samePlaceholders } from '@atrium/domain-core'
import type { Texts } from './dictionary'

/** The namespace of codes, which are unique across the product. */
export const codesNamespace = 'codes'

/**
 * A library's own texts with what the dictionary says instead: only of keys the library has, only text with the
 * same placeholders, so that a broken dictionary can neither empty nor break a page.
 */
export function chosenTexts(namespace: string, own: Texts, dictionary: Texts = {}): Texts {
  const prefix = namespace === codesNamespace ? '' : `${namespace}.`
  const chosen = Object.entries(own).map(([key, text]) => {
    const said = textAt(dictionary, prefix + key)
    return [key, said !== undefined && fits(text, said) ? said : text] as const
  })
  const more = namespace === codesNamespace ? serverTexts(own, dictionary) : []
  return Object.fromEntries([...more, ...chosen])
}

/** Codes only the server's modules know, and whole sentences it says: their texts come with the dictionary alone. */
function serverTexts(own: Texts, dictionary: Texts) {
  return Object.entries(dictionary).filter(
    ([key, text]) =>
      /^[a-z][a-z0-9-]*$|\s|[^\x20-\x7e]/.test(key) &&
      !Object.hasOwn(own, key) &&
      text.trim() !== '',
  )
}

function textAt(dictionary: Texts, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined
}

function fits(original: string, text: string): boolean {
  return text.trim() !== '' && samePlaceholders(original, text)
}
