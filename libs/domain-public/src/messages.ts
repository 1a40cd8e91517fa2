import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of the public pages answer with. */
export const publicCodeMessages = defineMessages({
  'zh-CN': {
    'notice-not-found': '没有找到该公告，它可能已被撤回。',
    'notice-changed': '该公告刚被他人修改，请刷新后重试。',
    'notice-already-published': '该公告已经发布。',
    'notice-not-published': '该公告尚未发布。',
    'notice-still-published': '请先撤回公告，再删除。',
    'notice-blank': '公告正文还是空的。',
    'notice-period-wrong': '结束时间必须晚于开始时间。',
    'notice-period-over': '结束时间已经过去。',
  },
  en: {
    'notice-not-found': 'We could not find this notice. It may have been withdrawn.',
    'notice-changed': 'Someone else has just changed this notice. Reload and try again.',
    'notice-already-published': 'This notice is published already.',
    'notice-not-published': 'This notice is not published.',
    'notice-still-published': 'Withdraw the notice before you delete it.',
    'notice-blank': 'The notice has no text yet.',
    'notice-period-wrong': 'The end must be later than the start.',
    'notice-period-over': 'The end is in the past already.',
  },
})
