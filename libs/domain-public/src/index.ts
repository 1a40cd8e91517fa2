export { aNotice, aNoticeCard, someText } from './fixtures'
export { publicCodeMessages } from './messages'
export {
  type Notice,
  noticeCategories,
  type NoticeCategory,
  type NoticeDraft,
  noticeDraftSchema,
  noticeSchema,
  noticeStatus,
  type NoticeStatus,
  noticeStatuses,
  type NoticeText,
  noticeTextIn,
} from './notice'
export {
  createNotice,
  deleteNotice,
  getNotice,
  listAllNotices,
  listNotices,
  type NoticeCard,
  type PublishedNotice,
  publishNotice,
  updateNotice,
  withdrawNotice,
} from './notice-endpoints'
export {
  advanceNotice,
  type NoticeEvent,
  type NoticeRejection,
  whyNotShown,
} from './notice-machine'
export { noticePath, noticesPath } from './paths'
export { publicPermissions } from './permissions'
