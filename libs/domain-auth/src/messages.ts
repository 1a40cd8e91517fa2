import { defineMessages } from '@atrium/domain-core'

/** Codes that signing in and one's own account answer with. */
export const authCodeMessages = defineMessages({
  'zh-CN': {
    'code-wrong': '验证码不正确。',
    'code-dead': '连续输错验证码，该验证码已失效，请 <% seconds %> 秒后重新获取。',
    'code-too-soon': '验证码发送过于频繁，请 <% seconds %> 秒后再试。',
    'channel-not-offered': '暂不支持以这种方式发送验证码。',
    'link-ended': '链接已失效，请重新获取。',
    'password-wrong': '密码验证失败。',
    'password-locked': '连续输错密码，请 <% seconds %> 秒后再试。',
    'password-same': '新密码不能与当前密码相同。',
    'two-step-on': '两步验证已经开启。',
    'two-step-off': '两步验证尚未开启。',
    'two-step-not-begun': '设置已过期，请重新开始。',
    'session-not-found': '该登录会话已经结束。',
    'email-already-bound': '该邮箱已被绑定。',
  },
  en: {
    'code-wrong': 'The verification code is not correct.',
    'code-dead':
      'Too many wrong codes: this one no longer counts. Ask for another in <% seconds %> seconds.',
    'code-too-soon': 'A code was sent a moment ago. Ask again in <% seconds %> seconds.',
    'channel-not-offered': 'Codes cannot be sent this way here.',
    'link-ended': 'This link no longer works. Ask for a new one.',
    'password-wrong': 'The password could not be verified.',
    'password-locked': 'Too many wrong passwords. Try again in <% seconds %> seconds.',
    'password-same': 'The new password must differ from the current one.',
    'two-step-on': 'Two-step verification is on already.',
    'two-step-off': 'Two-step verification is not on.',
    'two-step-not-begun': 'The time for setting this up is over. Start again.',
    'session-not-found': 'This session has ended already.',
    'email-already-bound': 'This e-mail address is already bound.',
  },
})

export type AuthCode = keyof (typeof authCodeMessages)['zh-CN']
