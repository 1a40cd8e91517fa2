import { answer, type Answer, CallError } from '@atrium/core-net'
import {
  advanceNotice,
  aNotice,
  createNotice,
  deleteNotice,
  listAllNotices,
  type Notice,
  type NoticeEvent,
  noticeStatus,
  publishNotice,
  updateNotice,
  withdrawNotice,
} from '@atrium/domain-public'

/** A server of notices that keeps what is done to them. */
export function fakeNotices(first: readonly Notice[]): {
  readonly answers: readonly Answer[]
  readonly notices: () => readonly Notice[]
} {
  let notices = [...first]
  const now = new Date()
  const find = (id: string) => notices.find((each) => each.id === id) ?? aNotice()
  function keep(notice: Notice): Notice {
    const next = { ...notice, version: notice.version + 1 }
    notices = notices.map((each) => (each.id === next.id ? next : each))
    return next
  }
  function advance(id: string, event: NoticeEvent): Notice {
    const result = advanceNotice(find(id), event, now)
    if (result.ok) return keep(result.value)
    const code = result.rejection
    throw new CallError({ code, message: code, status: 409, requestId: 'fake' })
  }
  return {
    notices: () => notices,
    answers: [
      answer(listAllNotices, ({ search = '', category, status, limit, offset = 0 }) => {
        const found = notices.filter(
          (each) =>
            each.text.title.includes(search) &&
            (!category || each.category === category) &&
            (!status || noticeStatus(each, now) === status),
        )
        return {
          rows: found.slice(offset, offset + limit),
          total: { count: found.length, exact: true },
          cut: false,
        }
      }),
      answer(createNotice, (draft) => {
        const notice = aNotice(draft)
        notices = [notice, ...notices]
        return notice
      }),
      answer(updateNotice, ({ noticeId, version, ...draft }) =>
        keep({ ...find(noticeId), ...draft, version }),
      ),
      answer(publishNotice, ({ noticeId }) => advance(noticeId, 'publish')),
      answer(withdrawNotice, ({ noticeId }) => advance(noticeId, 'withdraw')),
      answer(deleteNotice, ({ noticeId }) => {
        advance(noticeId, 'delete')
        notices = notices.filter((each) => each.id !== noticeId)
        return {}
      }),
    ],
  }
}
