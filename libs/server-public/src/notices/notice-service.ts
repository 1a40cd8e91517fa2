import type { Listed, ParsedOf } from '@atrium/domain-core'
import {
  advanceNotice,
  type createNotice,
  type deleteNotice,
  type listAllNotices,
  type Notice,
  type NoticeDraft,
  type NoticeEvent,
  type NoticeRejection,
  type updateNotice,
  whyNotShown,
} from '@atrium/domain-public'
import { type Caller, Conflict, type Core, type Tx } from '@atrium/server-core'
import {
  countNotices,
  holdNotice,
  insertNotice,
  listNoticeRows,
  removeNotice,
  saveNotice,
} from './notice-store'

export type NoticeService = ReturnType<typeof createNoticeService>

type Act = ParsedOf<typeof deleteNotice>

/** What an operator does to notices, each act one transaction. */
export function createNoticeService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  /** Decides on the notice that the caller has seen, and saves what comes of it. */
  function change(
    { noticeId, version }: Act,
    { caller, act }: { caller: Caller; act: string },
    decide: (notice: Notice, now: Date) => Notice,
  ): Promise<Notice> {
    return database.transaction(caller, async (tx) => {
      const notice = await hold(tx, noticeId, version)
      const now = clock.now()
      const next = { ...decide(notice, now), version: version + 1, updatedAt: now.toISOString() }
      await saveNotice(tx, next, caller.personId)
      tell(tx, next, 'changed')
      record(tx, next, act)
      return next
    })
  }

  return {
    list: (input: ParsedOf<typeof listAllNotices>, caller: Caller): Promise<Listed<Notice>> =>
      database.read(caller, async (tx) => {
        const { search = '', category = null, status = null, limit, offset = 0 } = input
        const now = clock.now()
        const query = { search: search.trim(), category, status, limit, offset, now }
        const count = await countNotices(tx, query)
        return {
          rows: await listNoticeRows(tx, query),
          total: { count, exact: true },
          cut: false,
        }
      }),

    create: (draft: ParsedOf<typeof createNotice>, caller: Caller): Promise<Notice> =>
      database.transaction(caller, async (tx) => {
        const updatedAt = clock.now().toISOString()
        const made = { id: clock.newId(), state: 'draft', version: 1, updatedAt } as const
        const notice: Notice = { ...draft, ...made }
        await insertNotice(tx, notice, caller.personId)
        tell(tx, notice, 'added')
        return notice
      }),

    update: ({ noticeId, version, ...draft }: ParsedOf<typeof updateNotice>, caller: Caller) =>
      change({ noticeId, version }, { caller, act: 'public.update-notice' }, (notice, now) =>
        rewrite(notice, draft, now),
      ),

    advance: (act: Act, event: Exclude<NoticeEvent, 'delete'>, caller: Caller) =>
      change(act, { caller, act: `public.${event}-notice` }, (notice, now) =>
        decided(notice, event, now),
      ),

    remove: ({ noticeId, version }: Act, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const notice = decided(await hold(tx, noticeId, version), 'delete', clock.now())
        await removeNotice(tx, notice.id)
        tell(tx, notice, 'removed')
        record(tx, notice, 'public.delete-notice')
        return {}
      }),
  }
}

async function hold(tx: Tx, noticeId: string, version: number): Promise<Notice> {
  const notice = await holdNotice(tx, noticeId)
  if (notice.version !== version) throw new Conflict('notice-changed')
  return notice
}

function decided(notice: Notice, event: NoticeEvent, now: Date): Notice {
  const result = advanceNotice(notice, event, now)
  if (!result.ok) throw new Conflict(result.rejection)
  return result.value
}

/** What is shown stays fit to be shown; one whose time is over may still be mended. */
function rewrite(notice: Notice, draft: NoticeDraft, now: Date): Notice {
  const next = { ...notice, ...draft }
  if (notice.state !== 'published') return next
  const from = next.from ?? notice.from
  const refused: NoticeRejection | null = whyNotShown({ ...next, from }, now)
  if (refused && refused !== 'notice-period-over') throw new Conflict(refused)
  return { ...next, from }
}

function tell(tx: Tx, { id, version }: Notice, act: 'added' | 'changed' | 'removed'): void {
  const entId = tx.scope === 'platform' ? '*' : tx.scope.entId
  tx.announce({ entity: 'notice', ids: [id], act, entId, version })
}

function record(tx: Tx, { id, text }: Notice, act: string): void {
  tx.record({ act, entity: 'notice', entityId: id, details: { title: text.title } })
}
