import { answer, type Answer, CallError } from '@atrium/core-net'
import { changeTexts, listTexts, type ProductText } from '@atrium/domain-languages'

/** A server of texts that keeps what is said to it. */
export function fakeTexts(first: readonly ProductText[]): {
  readonly answers: readonly Answer[]
  readonly texts: () => readonly ProductText[]
  /** Somebody else says something. */
  readonly say: (key: string, locale: 'zh-CN' | 'en', text: string | null) => void
} {
  let texts = [...first]
  const say = (key: string, locale: 'zh-CN' | 'en', text: string | null) => {
    texts = texts.map((each) =>
      each.key === key ? { ...each, chosen: { ...each.chosen, [locale]: text } } : each,
    )
  }
  return {
    texts: () => texts,
    say,
    answers: [
      answer(listTexts, () => ({ texts })),
      answer(changeTexts, ({ changes }) => {
        for (const { key, locale, was } of changes) {
          const now = texts.find((each) => each.key === key)?.chosen[locale] ?? null
          const [code, message] = ['text-changed', 'Someone else changed this text.']
          if (was !== undefined && was !== now)
            throw new CallError({ code, message, status: 409, requestId: 'fake' })
        }
        for (const { key, locale, text } of changes) say(key, locale, text)
        return { changed: changes.length }
      }),
    ],
  }
}
