import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of security answer with. */
export const securityCodeMessages = defineMessages({
  'zh-CN': {
    'duties-mixed':
      '已启用三员分立：<% name %> 不能同时担任系统管理员、安全管理员、审计管理员中的两种。',
    'duty-with-console':
      '已启用三员分立：<% name %> 管理着控制台的一部分，须先收回该权限，才能担任安全管理员或审计管理员。',
    'admin-unheld': '三员分立要求至少有一位在职的系统管理员。',
    'safe-unheld': '三员分立要求至少有一位在职的安全管理员。',
    'audit-unheld': '三员分立要求至少有一位在职的审计管理员。',
    'waits-for-review': '修改已提交审核，安全管理员通过后生效。',
    'review-not-found': '没有找到该审核事项。',
    'audit-entry-not-found': '没有找到该日志。',
    'review-ended': '该审核事项已处理完毕，请刷新查看结果。',
    'review-expired': '该审核事项已过期，请重新提交。',
    'review-outdated': '提交之后内容又有变化，该修改已不能按原样执行，请重新提交。',
    'own-change': '不能审核自己提交的修改，也不能审核关于自己的修改。',
    'submitter-lost-right': '提交人已没有做此修改的权限。',
    'duties-separated': '三员分立已经启用，不能再次启用或关闭。',
  },
  en: {
    'duties-mixed':
      'The three duties are separate here: <% name %> cannot be two of administrator, security administrator and audit administrator.',
    'duty-with-console':
      'The three duties are separate here: a part of the console is trusted to <% name %>. Take it back before they review or watch.',
    'admin-unheld': 'Separate duties need an active system administrator.',
    'safe-unheld': 'Separate duties need an active security administrator.',
    'audit-unheld': 'Separate duties need an active audit administrator.',
    'waits-for-review':
      'Sent for review. It takes effect once a security administrator has approved it.',
    'review-not-found': 'We could not find this item.',
    'audit-entry-not-found': 'We could not find this entry.',
    'review-ended': 'This item has been dealt with already. Reload to see how.',
    'review-expired': 'This item has expired. It must be submitted again.',
    'review-outdated':
      'What this change is based on has changed since. It must be made and submitted again.',
    'own-change': 'Nobody reviews what they submitted themselves, or what is about themselves.',
    'submitter-lost-right': 'Whoever submitted this may no longer do it.',
    'duties-separated': 'The duties are separate already. This cannot be done again or undone.',
  },
})
