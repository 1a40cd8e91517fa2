import type { Notice, NoticeCategory, NoticeStatus } from '@atrium/domain-public'
import { NotFound, type Tx } from '@atrium/server-core'
import { type NoticeRow, noticeOf, noticeValues, selectNotice } from './notice-row'

export interface NoticeQuery {
  readonly search: string
  readonly category: NoticeCategory | null
  readonly status: NoticeStatus | null
  readonly limit: number
  readonly offset: number
  readonly now: Date
}

const status = `case when state <> 'published' then state
  when shown_until <= $4 then 'ended'
  when shown_from > $4 then 'scheduled'
  else 'live' end`

const matching = `($1 = '' or title ilike $1 or title_en ilike $1)
  and ($2::text is null or category = $2) and ($3::text is null or ${status} = $3)`

/** Notices in any state, the last changed first. */
export async function listNoticeRows(tx: Tx, query: NoticeQuery): Promise<Notice[]> {
  const rows = await tx.query<NoticeRow>(
    `${selectNotice} where ${matching} order by updated_at desc, id desc limit $5 offset $6`,
    [...matchingValues(query), query.limit, query.offset],
  )
  return rows.map(noticeOf)
}

export async function countNotices(tx: Tx, query: NoticeQuery): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.notice where ${matching} and $4::timestamptz is not null`,
    matchingValues(query),
  )
  return row?.count ?? 0
}

/** The notice, held against other changes until the transaction ends. */
export async function holdNotice(tx: Tx, id: string): Promise<Notice> {
  const [row] = await tx.query<NoticeRow>(`${selectNotice} where id = $1 for update`, [id])
  if (!row) throw new NotFound('notice-not-found')
  return noticeOf(row)
}

export async function insertNotice(tx: Tx, notice: Notice, personId: string): Promise<void> {
  await tx.query(
    `insert into platform.notice (id, category, title, body, title_en, body_en, pinned, state,
        shown_from, shown_until, version, updated_at, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [...noticeValues(notice), personId],
  )
}

export async function saveNotice(tx: Tx, notice: Notice, personId: string): Promise<void> {
  await tx.query(
    `update platform.notice set category = $2, title = $3, body = $4, title_en = $5, body_en = $6,
        pinned = $7, state = $8, shown_from = $9, shown_until = $10, version = $11,
        updated_at = $12, updated_by = $13
      where id = $1`,
    [...noticeValues(notice), personId],
  )
}

export async function removeNotice(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.notice where id = $1', [id])
}

function matchingValues({ search, category, status: asked, now }: NoticeQuery): unknown[] {
  const pattern = search === '' ? '' : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [pattern, category, asked, now]
}
