import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of applications answer with. */
export const appsCodeMessages = defineMessages({
  'zh-CN': {
    'app-not-found': '没有找到该应用，它可能已被删除。',
    'app-name-taken': '已有同名应用，请换一个名称。',
    'app-items-changed': '应用的内容已变化，请刷新后重试。',
  },
  en: {
    'app-not-found': 'We could not find this application. It may have been deleted.',
    'app-name-taken': 'There is an application of this name already. Choose another.',
    'app-items-changed': 'The content of the application has changed. Reload and try again.',
  },
})

export type AppsCode = keyof (typeof appsCodeMessages)['zh-CN']
