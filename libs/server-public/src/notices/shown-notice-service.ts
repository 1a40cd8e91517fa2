import { excerptOf, type Listed, type Locale, type ParsedOf } from '@atrium/domain-core'
import {
  type getNotice,
  type listNotices,
  type NoticeCard,
  noticeTextIn,
  type PublishedNotice,
} from '@atrium/domain-public'
import { type Core, NotFound } from '@atrium/server-core'
import { noticeCursor } from './notice-cursor'
import {
  countShown,
  findNeighbours,
  findShownRow,
  listShownRows,
  type ShownNotice,
} from './shown-notice-store'

/** Letters of the text that a list shows. */
const excerptLength = 180

export type ShownNoticeService = ReturnType<typeof createShownNoticeService>

/** Notices as everybody reads them, in the reader's language. */
export function createShownNoticeService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  return {
    list: (input: ParsedOf<typeof listNotices>, locale: Locale): Promise<Listed<NoticeCard>> =>
      database.read('platform', async (tx) => {
        const { category = null, limit, cursor } = input
        const after = cursor === undefined ? null : noticeCursor.decode(cursor)
        const query = { category, after, limit: limit + 1, now: clock.now() }
        const found = await listShownRows(tx, query)
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows: rows.map((notice) => cardOf(notice, locale)),
          total: { count: await countShown(tx, query), exact: true },
          nextCursor:
            last && noticeCursor.encode({ pinned: last.pinned, at: last.from, id: last.id }),
          cut: false,
        }
      }),

    get: ({ noticeId }: ParsedOf<typeof getNotice>, locale: Locale): Promise<PublishedNotice> =>
      database.read('platform', async (tx) => {
        const now = clock.now()
        const notice = await findShownRow(tx, noticeId, now)
        if (!notice) throw new NotFound('notice-not-found')
        const { newer, older } = await findNeighbours(tx, notice, now)
        const { excerpt: _, ...card } = cardOf(notice, locale)
        return {
          ...card,
          body: noticeTextIn(locale, notice).body,
          newer: newer && refOf(newer, locale),
          older: older && refOf(older, locale),
        }
      }),
  }
}

function cardOf(notice: ShownNotice, locale: Locale): NoticeCard {
  const { id, category, pinned, from } = notice
  const { title, body } = noticeTextIn(locale, notice)
  return { id, category, title, excerpt: excerptOf(body, excerptLength), pinned, publishedAt: from }
}

function refOf(notice: ShownNotice, locale: Locale) {
  return { id: notice.id, title: noticeTextIn(locale, notice).title }
}
