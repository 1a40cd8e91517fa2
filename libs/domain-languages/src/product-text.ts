import { localeSchema, placeholdersOf, samePlaceholders } from '@atrium/domain-core'
import { z } from 'zod'

/** The longest text a space may write. */
export const textLimit = 2000

/** So many texts a space may say otherwise, each language counted. */
export const chosenLimit = 5000

/** So many changes one call may bring. */
export const changesLimit = 500

/** A text of the product by its key in the dictionary, and what the space says instead; null where it says nothing else. */
export const productTextSchema = z.object({
  key: z.string(),
  /** The library that shows it. */
  lib: z.string(),
  original: z.object({ 'zh-CN': z.string(), en: z.string() }),
  chosen: z.object({ 'zh-CN': z.string().nullable(), en: z.string().nullable() }),
})

export type ProductText = z.infer<typeof productTextSchema>

/** One text in one language: what to say, or null for the original again. */
export const textChangeSchema = z.strictObject({
  key: z.string().min(1).max(200),
  locale: localeSchema,
  text: z.string().trim().max(textLimit).nullable(),
  /** What the person saw before; left out, the change holds whatever was there. */
  was: z.string().max(textLimit).nullable().optional(),
})

export type TextChange = z.infer<typeof textChangeSchema>

/** Why a text can't stand for the original; `names` are the placeholders it must leave open. */
export type TextIssue =
  | { readonly code: 'required' | 'invalid-character' | 'text-no-placeholders' }
  | { readonly code: 'too-long'; readonly params: { readonly max: number } }
  | { readonly code: 'text-placeholders-differ'; readonly params: { readonly names: string } }

/** Checks a text against its original; null when it fits. */
export function textIssue(original: string, text: string): TextIssue | null {
  if (text.trim() === '') return { code: 'required' }
  if (text.length > textLimit) return { code: 'too-long', params: { max: textLimit } }
  if (hasControls(text) || !text.isWellFormed()) return { code: 'invalid-character' }
  if (samePlaceholders(original, text)) return null
  const names = placeholdersOf(original)
  if (names.length === 0) return { code: 'text-no-placeholders' }
  return { code: 'text-placeholders-differ', params: { names: names.join(', ') } }
}

/** Characters that nobody sees and that turn or break a line of text. */
function hasControls(text: string): boolean {
  return /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text.replaceAll('\n', ''))
}
