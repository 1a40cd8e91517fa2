import type { RichText } from '@atrium/domain-core'
import type { Notice } from '@atrium/domain-public'

export interface NoticeRow {
  id: string
  category: Notice['category']
  title: string
  body: RichText
  title_en: string | null
  body_en: RichText | null
  pinned: boolean
  state: Notice['state']
  shown_from: Date | null
  shown_until: Date | null
  version: number
  updated_at: Date
}

export const selectNotice = `select id, category, title, body, title_en, body_en, pinned, state,
    shown_from, shown_until, version, updated_at
  from platform.notice`

export function noticeOf(row: NoticeRow): Notice {
  const { title_en: titleEn, body_en: bodyEn } = row
  return {
    id: row.id,
    category: row.category,
    text: { title: row.title, body: row.body },
    textEn: titleEn !== null && bodyEn !== null ? { title: titleEn, body: bodyEn } : null,
    pinned: row.pinned,
    state: row.state,
    from: row.shown_from?.toISOString() ?? null,
    until: row.shown_until?.toISOString() ?? null,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The columns a person decides, in the order of `noticeColumns`. */
export function noticeValues(notice: Notice): unknown[] {
  return [
    notice.id,
    notice.category,
    notice.text.title,
    JSON.stringify(notice.text.body),
    notice.textEn?.title ?? null,
    notice.textEn && JSON.stringify(notice.textEn.body),
    notice.pinned,
    notice.state,
    notice.from,
    notice.until,
    notice.version,
    notice.updatedAt,
  ]
}
