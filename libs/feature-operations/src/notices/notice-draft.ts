import { isBlank } from '@atrium/domain-core'
import type { Notice, NoticeDraft, NoticeText } from '@atrium/domain-public'

export const blankText: NoticeText = { title: '', body: { blocks: [] } }

export const blankDraft: NoticeDraft = {
  category: 'product',
  text: blankText,
  textEn: null,
  pinned: false,
  from: null,
  until: null,
}

/** What a person may change of a notice. */
export function draftOf({ category, text, textEn, pinned, from, until }: Notice): NoticeDraft {
  return { category, text, textEn, pinned, from, until }
}

/** What is missing, by language. */
export interface Missing {
  readonly title: boolean
  readonly body: boolean
}

/** A draft needs titles; a text only once it is published. */
export function missingIn(text: NoticeText, needsBody: boolean): Missing {
  return { title: text.title.trim() === '', body: needsBody && isBlank(text.body) }
}
