import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of developer authorizations answer with. */
export const developerCodeMessages = defineMessages({
  'zh-CN': {
    'developer-not-found': '没有找到这项申请，它可能已被撤回。',
    'developer-state-unfit': '申请的状态已经变化，请查看最新状态。',
    'developer-own-review': '不能审核自己的申请，请由其他管理员审核。',
    'too-many-words': '最多 20 个字（中文按字、英文按单词计）。',
  },
  en: {
    'developer-not-found': 'We could not find this application. It may have been withdrawn.',
    'developer-state-unfit': 'This application has changed meanwhile. Look at it as it is now.',
    'developer-own-review': 'You cannot review your own application. Ask another administrator.',
    'too-many-words': 'At most 20 words; a Chinese character counts as one.',
  },
})
