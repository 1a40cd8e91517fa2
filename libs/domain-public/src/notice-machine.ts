import { accept, isBlank, reject, type Result } from '@atrium/domain-core'
import type { Notice } from './notice'

export type NoticeEvent = 'publish' | 'withdraw' | 'delete'

export type NoticeRejection =
  | 'notice-already-published'
  | 'notice-not-published'
  | 'notice-still-published'
  | 'notice-blank'
  | 'notice-period-wrong'
  | 'notice-period-over'

/**
 * What may happen to a notice. Published first, it counts from the moment `now` unless it names a later
 * one; only what is not published can be deleted (then it answers the notice unchanged).
 */
export function advanceNotice(
  notice: Notice,
  event: NoticeEvent,
  now: Date,
): Result<Notice, NoticeRejection> {
  const published = notice.state === 'published'
  switch (event) {
    case 'publish': {
      if (published) return reject('notice-already-published')
      const refused = whyNotShown(notice, now)
      if (refused) return reject(refused)
      return accept({ ...notice, state: 'published', from: notice.from ?? now.toISOString() })
    }
    case 'withdraw':
      return published ? accept({ ...notice, state: 'withdrawn' }) : reject('notice-not-published')
    case 'delete':
      return published ? reject('notice-still-published') : accept(notice)
  }
}

/** What keeps a notice from being shown; null when nothing does. */
export function whyNotShown(
  { text, textEn, from, until }: Pick<Notice, 'text' | 'textEn' | 'from' | 'until'>,
  now: Date,
): NoticeRejection | null {
  if (isBlank(text.body) || (textEn && isBlank(textEn.body))) return 'notice-blank'
  if (until === null) return null
  const end = new Date(until)
  if (from !== null && new Date(from) >= end) return 'notice-period-wrong'
  return end <= now ? 'notice-period-over' : null
}
