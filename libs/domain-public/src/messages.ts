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
    'registration-closed': '本平台目前不开放注册。',
    'enterprise-name-taken': '已有同名企业，请换一个名称，或联系贵企业的管理员邀请您加入。',
    'login-id-taken': '这个账号已被使用，请换一个。',
    'email-already-bound': '该邮箱已被绑定。',
    'verification-code-incorrect': '验证码不正确。',
    'email-proof-expired': '邮箱验证已过期，请重新获取验证码。',
    'password-weak': '密码太容易被猜到，请换一个更长的。',
    'registration-not-found': '没有找到这份注册申请。',
    'registration-decided': '这份注册申请已经处理过了。',
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
    'registration-closed': 'Registration is closed on this platform.',
    'enterprise-name-taken':
      'An enterprise has this name already. Choose another, or ask its administrator to invite you.',
    'login-id-taken': 'This login ID is taken. Choose another.',
    'email-already-bound': 'This e-mail address is already bound.',
    'verification-code-incorrect': 'The verification code is not correct.',
    'email-proof-expired': 'The e-mail verification has expired. Ask for another code.',
    'password-weak': 'This password is too easy to guess. Choose a longer one.',
    'registration-not-found': 'We could not find this registration.',
    'registration-decided': 'This registration has been decided already.',
  },
})
