import { dictionaryPath, type FieldIssue, type Locale, type ParsedOf } from '@atrium/domain-core'
import {
  type changeTexts,
  chosenLimit,
  dictionaryEntity,
  type ProductText,
  type TextChange,
  textIssue,
} from '@atrium/domain-languages'
import { type Caller, Conflict, type Core, InvalidInput, type Texts } from '@atrium/server-core'
import {
  type ChosenText,
  deleteChosenTexts,
  holdChosenTexts,
  listChosenTexts,
  saveChosenTexts,
} from './chosen-text-store'

export type TextService = ReturnType<typeof createTextService>

/** Listing and changing what a space says; a change is one transaction. */
export function createTextService({
  database,
  clock,
  texts,
}: Pick<Core, 'database' | 'clock' | 'texts'>) {
  return {
    list: async (caller: Caller): Promise<{ texts: ProductText[] }> => {
      const chosen = await database.read(caller, (tx) => listChosenTexts(tx, caller.entId))
      return { texts: productTexts(texts, textsByPlace(chosen)) }
    },

    change: ({ changes }: ParsedOf<typeof changeTexts>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const issues = issuesOf(texts, changes)
        if (issues.length > 0) throw new InvalidInput(issues)
        const { entId, personId } = caller
        await holdChosenTexts(tx, entId)
        const before = textsByPlace(await listChosenTexts(tx, entId))
        if (changes.some((change) => isOutdated(change, before))) throw new Conflict('text-changed')
        const effective = changes
          .map((change) => ({ ...change, text: otherThanOriginal(texts, change) }))
          .filter((change) => change.text !== (before.get(placeOf(change)) ?? null))
        const saved = effective.filter(hasText)
        const dropped = effective.filter((change) => change.text === null)
        const added = saved.filter((change) => !before.has(placeOf(change)))
        if (before.size + added.length - dropped.length > chosenLimit)
          throw new Conflict('too-many-chosen-texts', { max: chosenLimit })
        await saveChosenTexts(tx, entId, saved, { at: clock.now(), personId })
        await deleteChosenTexts(tx, entId, dropped)
        for (const { key, locale, text } of effective) {
          const details = { locale, text, was: before.get(placeOf({ key, locale })) ?? null }
          tx.record({ act: 'languages.change-texts', entity: 'text', entityId: key, details })
        }
        if (effective.length > 0) {
          tx.outdate({ calls: [dictionaryPath] })
          tx.announce({ entity: dictionaryEntity, act: 'changed', entId })
        }
        return { changed: effective.length }
      }),
  }
}

function productTexts({ all }: Texts, chosen: ReadonlyMap<string, string>): ProductText[] {
  return [...all]
    .map(([key, { lib, 'zh-CN': zh, en }]) => ({
      key,
      lib,
      original: { 'zh-CN': zh, en },
      chosen: {
        'zh-CN': chosen.get(placeOf({ key, locale: 'zh-CN' })) ?? null,
        en: chosen.get(placeOf({ key, locale: 'en' })) ?? null,
      },
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function issuesOf({ all }: Texts, changes: readonly TextChange[]): FieldIssue[] {
  const seen = new Set<string>()
  return changes.flatMap((change, at): FieldIssue[] => {
    const path = ['changes', at]
    const original = all.get(change.key)
    if (!original) return [{ path: [...path, 'key'], code: 'text-unknown' }]
    const place = placeOf(change)
    if (seen.has(place)) return [{ path: [...path, 'key'], code: 'duplicate' }]
    seen.add(place)
    const issue = change.text === null ? null : textIssue(original[change.locale], change.text)
    return issue ? [{ path: [...path, 'text'], ...issue }] : []
  })
}

/** Saying what the product says is saying nothing else. */
function otherThanOriginal({ all }: Texts, { key, locale, text }: TextChange): string | null {
  return text === all.get(key)?.[locale] ? null : text
}

function isOutdated(change: TextChange, before: ReadonlyMap<string, string>): boolean {
  return change.was !== undefined && change.was !== (before.get(placeOf(change)) ?? null)
}

function hasText<Change extends { text: string | null }>(
  change: Change,
): change is Change & { text: string } {
  return change.text !== null
}

function textsByPlace(chosen: readonly ChosenText[]): Map<string, string> {
  return new Map(chosen.map((each) => [placeOf(each), each.text]))
}

function placeOf({ key, locale }: { readonly key: string; readonly locale: Locale }): string {
  return `${locale} ${key}`
}
