import {
  createNotice,
  deleteNotice,
  getNotice,
  listAllNotices,
  listNotices,
  publishNotice,
  updateNotice,
  withdrawNotice,
} from '@atrium/domain-public'
import { implement, type Route } from '@atrium/server-core'
import type { NoticeService } from './notice-service'
import type { ShownNoticeService } from './shown-notice-service'

const perMinute = 240

/** What everybody may read. */
export function shownNoticeRoutes(notices: ShownNoticeService): Route[] {
  return [
    implement(listNotices, {
      permission: 'public',
      limit: { perMinute },
      handle: (input, { locale }) => notices.list(input, locale),
    }),
    implement(getNotice, {
      permission: 'public',
      limit: { perMinute },
      handle: (input, { locale }) => notices.get(input, locale),
    }),
  ]
}

/** What an operator does. */
export function noticeRoutes(notices: NoticeService): Route[] {
  const permission = 'public.manage-notices'
  return [
    implement(listAllNotices, {
      permission,
      handle: (input, { caller }) => notices.list(input, caller),
    }),
    implement(createNotice, {
      permission,
      handle: (input, { caller }) => notices.create(input, caller),
    }),
    implement(updateNotice, {
      permission,
      handle: (input, { caller }) => notices.update(input, caller),
    }),
    implement(publishNotice, {
      permission,
      handle: (input, { caller }) => notices.advance(input, 'publish', caller),
    }),
    implement(withdrawNotice, {
      permission,
      handle: (input, { caller }) => notices.advance(input, 'withdraw', caller),
    }),
    implement(deleteNotice, {
      permission,
      handle: (input, { caller }) => notices.remove(input, caller),
    }),
  ]
}
