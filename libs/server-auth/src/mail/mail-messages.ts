import { defineMessages, scopeMessages } from '@atrium/domain-core'

/** What mails say: sent before it is known in which space somebody is, so no space says them otherwise. */
export const mailMessages = scopeMessages(
  'mail',
  defineMessages({
    'zh-CN': {
      'code-subject': '<% code %> 是您的 Atrium 验证码',
      'sign-in-title': '登录验证',
      'sign-in-purpose': '请用以下验证码登录 Atrium：',
      'reset-password-title': '重设密码',
      'reset-password-purpose': '请用以下验证码重设您的 Atrium 密码：',
      'bind-email-title': '绑定邮箱',
      'bind-email-purpose': '请用以下验证码将该邮箱绑定到您的 Atrium 账号：',
      'register-title': '注册企业',
      'register-purpose': '请用以下验证码在 Atrium 注册您的企业：',
      valid: '验证码 <% minutes %> 分钟内有效，只能使用一次。请勿告诉任何人。',
      'not-you': '该请求来自 <% ip %>。如果不是您本人操作，请忽略本邮件，您的账号不会有任何变化。',
      'or-follow': '也可以直接打开以下链接：',
      follow: '设置新密码',
      'password-changed': '您的 Atrium 密码已修改',
      'two-step-on': '您的 Atrium 账号已开启两步验证',
      'two-step-off': '您的 Atrium 账号已关闭两步验证',
      'phone-changed': '您的 Atrium 账号已绑定新的手机号',
      'phone-removed': '您的 Atrium 账号已解绑手机号',
      'sms-code': '您的 Atrium 验证码是 <% code %>，<% minutes %> 分钟内有效，请勿告诉任何人。',
      'email-changed': '您的 Atrium 账号已改绑其他邮箱',
      'change-from': '操作来自 <% ip %>。',
      'invitation-title': '<% from %> 邀请您加入「<% enterprise %>」',
      'invitation-purpose':
        '<% from %> 邀请您在 Atrium 加入企业「<% enterprise %>」。打开以下链接即可加入：',
      'invitation-valid':
        '链接 <% days %> 天内有效，只能使用一次，请勿转发。如果您不认识对方，请忽略本邮件。',
      'invitation-follow': '加入企业',
      'change-not-you': '如果不是您本人操作，请立即重设密码，并联系企业管理员。',
      'operator-reset-title': '请设置新的 Atrium 密码',
      'operator-reset-purpose':
        '平台管理员为您发送了设置新密码的链接，半小时内有效，只能使用一次：',
      'operator-reset-advice': '如果您没有联系过平台管理员，请忽略本邮件，并告诉他们。',
      'registration-approved-title': '「<% enterprise %>」已开通',
      'registration-approved-purpose':
        '您在 Atrium 注册的企业「<% enterprise %>」已通过审核，现在可以登录了。',
      'registration-approved-advice': '请使用注册时填写的账号和密码登录。',
      'registration-refused-title': '「<% enterprise %>」未通过审核',
      'registration-refused-purpose':
        '很抱歉，您在 Atrium 注册的企业「<% enterprise %>」未通过审核：<% reason %>',
      'registration-refused-advice': '更正后可以重新注册。',
      'registration-enter': '登录',
    },
    en: {
      'code-subject': '<% code %> is your Atrium verification code',
      'sign-in-title': 'Sign in',
      'sign-in-purpose': 'Use this code to sign in to Atrium:',
      'reset-password-title': 'Set a new password',
      'reset-password-purpose': 'Use this code to set a new password for Atrium:',
      'bind-email-title': 'Confirm this address',
      'bind-email-purpose': 'Use this code to bind this address to your Atrium account:',
      'register-title': 'Register your enterprise',
      'register-purpose': 'Use this code to register your enterprise with Atrium:',
      valid: 'It can be used once, within <% minutes %> minutes. Tell it to nobody.',
      'not-you':
        'It was asked for from <% ip %>. If that was not you, ignore this mail: nothing has changed.',
      'or-follow': 'Or follow this link:',
      follow: 'Set a new password',
      'password-changed': 'Your Atrium password was changed',
      'two-step-on': 'Two-step verification was turned on for your Atrium account',
      'two-step-off': 'Two-step verification was turned off for your Atrium account',
      'phone-changed': 'A phone number was bound to your Atrium account',
      'phone-removed': 'Your Atrium account has no phone number any more',
      'sms-code':
        '<% code %> is your Atrium verification code, good for <% minutes %> minutes. Tell it to nobody.',
      'email-changed': 'Your Atrium account was bound to another e-mail address',
      'change-from': 'This was done from <% ip %>.',
      'invitation-title': '<% from %> invites you to join <% enterprise %>',
      'invitation-purpose':
        '<% from %> invites you to join <% enterprise %> on Atrium. Follow this link to join:',
      'invitation-valid':
        'The link is for you alone: it works once, within <% days %> days. If you do not know them, ignore this mail.',
      'invitation-follow': 'Join',
      'change-not-you': 'If it was not you, set a new password now and tell your administrator.',
      'operator-reset-title': 'Set a new Atrium password',
      'operator-reset-purpose':
        'The platform’s operator sent you this link to set a new password. It works once, within half an hour:',
      'operator-reset-advice': 'If you did not ask the operator, ignore this mail and tell them.',
      'registration-approved-title': '<% enterprise %> is open',
      'registration-approved-purpose':
        '<% enterprise %>, which you registered with Atrium, was approved. You can sign in now.',
      'registration-approved-advice': 'Use the login ID and the password you registered with.',
      'registration-refused-title': '<% enterprise %> was not approved',
      'registration-refused-purpose':
        'We are sorry: <% enterprise %>, which you registered with Atrium, was not approved. <% reason %>',
      'registration-refused-advice': 'Correct it and register again.',
      'registration-enter': 'Sign in',
    },
  }),
)
