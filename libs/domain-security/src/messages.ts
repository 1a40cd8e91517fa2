import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of security answer with. */
export const securityCodeMessages = defineMessages({
  'zh-CN': {
    'duties-mixed':
      '已启用三员分立：<% name %> 不能同时担任系统管理员、安全管理员、审计管理员中的两种。',
    'admin-unheld': '三员分立要求至少有一位在职的系统管理员。',
    'safe-unheld': '三员分立要求至少有一位在职的安全管理员。',
    'audit-unheld': '三员分立要求至少有一位在职的审计管理员。',
    'duties-separated': '三员分立已经启用，不能再次启用或关闭。',
  },
  en: {
    'duties-mixed':
      'The three duties are separate here: <% name %> cannot be two of administrator, security administrator and audit administrator.',
    'admin-unheld': 'Separate duties need an active system administrator.',
    'safe-unheld': 'Separate duties need an active security administrator.',
    'audit-unheld': 'Separate duties need an active audit administrator.',
    'duties-separated': 'The duties are separate already. This cannot be done again or undone.',
  },
})
