import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const reminderMessages = scopeMessages(
  'reminders',
  defineMessages({
    'zh-CN': {
      'export-ready': '您导出的文件已准备好。',
      hosting: '有一项账号托管发生了变动。',
      'application-agent': '有一项应用代理发生了变动。',
      'developer-review': '您的开发者授权申请有了结果。',
      look: '查看',
      dismiss: '知道了',
      next: '知道了，还有 <% count %> 条',
    },
    en: {
      'export-ready': 'Your export is ready.',
      hosting: 'An account hosting has changed.',
      'application-agent': 'An application agent has changed.',
      'developer-review': 'Your developer application was decided.',
      look: 'Look',
      dismiss: 'Got it',
      next: 'Got it, <% count %> more',
    },
  }),
)
