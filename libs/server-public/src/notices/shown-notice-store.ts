import type { Notice, NoticeCategory } from '@atrium/domain-public'
import type { Tx } from '@atrium/server-core'
import type { NoticeCursor } from './notice-cursor'
import { type NoticeRow, noticeOf, selectNotice } from './notice-row'

/** A notice that everybody sees, so it has its beginning. */
export type ShownNotice = Notice & { readonly from: string }

export interface ShownQuery {
  readonly category: NoticeCategory | null
  readonly after: NoticeCursor | null
  readonly limit: number
  readonly now: Date
}

const shown = `state = 'published' and shown_from <= $1 and (shown_until is null or shown_until > $1)`
const inCategory = '($2::text is null or category = $2)'

/** Notices shown at the moment `now`: pinned ones first, then the newest. */
export async function listShownRows(tx: Tx, query: ShownQuery): Promise<ShownNotice[]> {
  const { category, after, limit, now } = query
  const rows = await tx.named<NoticeRow>(
    'public.list-notices',
    `${selectNotice} where ${shown} and ${inCategory}
        and ($3::boolean is null or (pinned, shown_from, id) < ($3, $4::timestamptz, $5::uuid))
      order by pinned desc, shown_from desc, id desc limit $6`,
    [now, category, after?.pinned ?? null, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows.map(shownOf)
}

export async function countShown(tx: Tx, { now, category }: ShownQuery): Promise<number> {
  const [row] = await tx.named<{ count: number }>(
    'public.count-notices',
    `select count(*)::int as count from platform.notice where ${shown} and ${inCategory}`,
    [now, category],
  )
  return row?.count ?? 0
}

export async function findShownRow(tx: Tx, id: string, now: Date): Promise<ShownNotice | null> {
  const [row] = await tx.query<NoticeRow>(`${selectNotice} where id = $2 and ${shown}`, [now, id])
  return row ? shownOf(row) : null
}

/** The notices that came right after and right before this one. */
export async function findNeighbours(
  tx: Tx,
  { from, id }: ShownNotice,
  now: Date,
): Promise<{ newer: ShownNotice | null; older: ShownNotice | null }> {
  const values = [now, from, id]
  const [newer] = await tx.query<NoticeRow>(
    `${selectNotice} where ${shown} and (shown_from, id) > ($2::timestamptz, $3::uuid)
      order by shown_from, id limit 1`,
    values,
  )
  const [older] = await tx.query<NoticeRow>(
    `${selectNotice} where ${shown} and (shown_from, id) < ($2::timestamptz, $3::uuid)
      order by shown_from desc, id desc limit 1`,
    values,
  )
  return { newer: newer ? shownOf(newer) : null, older: older ? shownOf(older) : null }
}

function shownOf(row: NoticeRow): ShownNotice {
  const notice = noticeOf(row)
  return { ...notice, from: notice.from ?? notice.updatedAt }
}
