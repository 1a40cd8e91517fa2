import { defineMessages, scopeMessages } from '@atrium/domain-core'

/** Codes the calls of subscriptions answer with. */
export const subscriptionCodeMessages = defineMessages({
  'zh-CN': {
    'reminder-fixed': '账号安全提醒不能关闭。',
    'reminder-not-of-apps': '这类提醒不按应用区分。',
    'subscription-app-unknown': '没有找到该应用，它可能已被删除。',
  },
  en: {
    'reminder-fixed': 'Reminders about the safety of the account cannot be switched off.',
    'reminder-not-of-apps': 'Reminders of this type do not belong to applications.',
    'subscription-app-unknown': 'We could not find this application. It may have been deleted.',
  },
})

/** What mails of reminders say. */
export const reminderMailMessages = scopeMessages(
  'reminder-mail',
  defineMessages({
    'zh-CN': {
      'export-ready-title': '导出文件已准备好',
      'export-ready-body': '“<% name %>”已准备好，3 天内可以在导出记录中下载。',
      'hosting-title': '账号托管有变动',
      'hosting-body': '“<% name %>”把账号托管给了您、修改了托管内容，或已经收回。',
      'application-agent-title': '应用代理有变动',
      'application-agent-body': '“<% name %>”请您代理某个应用、修改了代理内容，或已经收回。',
      'developer-review-title': '开发者授权申请有结果了',
      'developer-review-body': '您的开发者授权申请有了新的进展，请查看。',
      follow: '打开 Atrium 查看',
    },
    en: {
      'export-ready-title': 'Your export is ready',
      'export-ready-body':
        '"<% name %>" is ready. Find it in your export history for the next three days.',
      'hosting-title': 'An account hosting has changed',
      'hosting-body': '"<% name %>" lent you their account, changed the terms, or took it back.',
      'application-agent-title': 'An application agent has changed',
      'application-agent-body':
        '"<% name %>" made you their agent for an application, changed the terms, or took it back.',
      'developer-review-title': 'Your developer application was reviewed',
      'developer-review-body': 'There is news about your developer authorization.',
      follow: 'Open Atrium',
    },
  }),
)
