import { defineMessages, scopeMessages } from '@atrium/domain-core'

/** What a rule asks of a new password, and why it refuses one; both sides say it in these words. */
export const passwordRuleMessages = scopeMessages(
  'password-rule',
  defineMessages({
    'zh-CN': {
      advised: '建议至少 <% advised %> 个字符；一句话比一个词更难猜。',
      asked: '至少 <% min %> 个字符；一句话比一个词更难猜。',
      'asked-kinds':
        '至少 <% min %> 个字符，包含大写字母、小写字母、数字、符号中的 <% kinds %> 种。',
      'password-short': '密码至少需要 <% min %> 个字符。',
      'password-kinds': '密码需要包含大写字母、小写字母、数字、符号中的至少 <% kinds %> 种。',
      'password-weak': '密码太容易被猜到，请换一个更长或更少见的密码。',
      'password-used': '最近用过这个密码，请换一个。',
      'password-same': '新密码不能与当前密码相同。',
    },
    en: {
      advised:
        'At least <% advised %> characters are advised; a sentence is harder to guess than a word.',
      asked: 'At least <% min %> characters; a sentence is harder to guess than a word.',
      'asked-kinds':
        'At least <% min %> characters, with <% kinds %> of: small letters, capitals, digits, symbols.',
      'password-short': 'The password needs at least <% min %> characters.',
      'password-kinds':
        'The password needs <% kinds %> of: small letters, capitals, digits, symbols.',
      'password-weak': 'This password is too easy to guess. Choose a longer or less usual one.',
      'password-used': 'You used this password not long ago. Choose another.',
      'password-same': 'The new password must differ from the current one.',
    },
  }),
)

const { 'zh-CN': ruleZh, en: ruleEn } = passwordRuleMessages

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
    'password-short': ruleZh['password-short'],
    'password-kinds': ruleZh['password-kinds'],
    'password-weak': ruleZh['password-weak'],
    'password-used': ruleZh['password-used'],
    'password-same': ruleZh['password-same'],
    'two-step-on': '两步验证已经开启。',
    'two-step-off': '两步验证尚未开启。',
    'two-step-not-begun': '设置已过期，请重新开始。',
    'two-step-demanded': '您的企业要求两步验证，不能关闭。',
    'network-locks-out': '这个列表不包含您自己的地址 <% ip %>，保存后您将无法进入。请把它加进来。',
    'policy-changed': '安全策略已被他人修改，请刷新后重试。',
    'domain-malformed': '请填写邮箱域名，例如 example.com。',
    'domain-open-to-all': '任何人都能注册该邮箱，不能作为企业域名。',
    'domain-not-yours': '只能使用本企业管理员已绑定邮箱的域名；<% domain %> 还没有。',
    'domain-taken': '<% domain %> 已被其他企业使用。',
    'issuer-unprotected': '请使用 https 地址。',
    'scope-openid-missing': '范围中必须包含 openid。',
    'sign-on-no-address': '服务器还不知道自己的公开地址，请运维人员设置 ATRIUM_PUBLIC_URL。',
    'sign-on-no-secret': '请填写客户端密钥。',
    'sign-on-unreachable': '没能连接到该身份提供方，请检查颁发者地址、客户端和网络。',
    'sign-on-off': '该企业没有开启单点登录。',
    'sign-on-ended': '单点登录已超时或已使用，请重新开始。',
    'sign-on-declined': '您在身份提供方处取消了登录，或没有获得授权。',
    'sign-on-refused': '身份提供方没有确认您的身份，请重试或联系企业管理员。',
    'sign-on-unverified': '身份提供方没有验证过您的邮箱，无法登录。请联系企业管理员。',
    'sign-on-unknown': '该企业中没有与您的身份对应的账号，请联系企业管理员。',
    'session-not-found': '该登录会话已经结束。',
    'email-already-bound': '该邮箱已被绑定。',
    'phone-already-bound': '该手机号已被绑定。',
    'phone-malformed': '请填写 11 位手机号；其他国家和地区的号码以 + 开头。',
    'phone-not-bound': '没有绑定手机号。',
    'sms-not-sent': '短信没能发出，请稍后重试。',
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
    'password-short': ruleEn['password-short'],
    'password-kinds': ruleEn['password-kinds'],
    'password-weak': ruleEn['password-weak'],
    'password-used': ruleEn['password-used'],
    'password-same': ruleEn['password-same'],
    'two-step-on': 'Two-step verification is on already.',
    'two-step-off': 'Two-step verification is not on.',
    'two-step-not-begun': 'The time for setting this up is over. Start again.',
    'two-step-demanded': 'Your enterprise asks for two-step verification; it cannot be turned off.',
    'network-locks-out':
      'The list leaves out your own address, <% ip %>: you could not come in any more. Add it.',
    'policy-changed': 'Somebody else has changed the policy meanwhile. Reload and try again.',
    'domain-malformed': 'Enter a mail domain, such as example.com.',
    'domain-open-to-all': 'Anybody can have an address there, so it cannot be an enterprise’s own.',
    'domain-not-yours':
      'Only domains of addresses that administrators of this enterprise have bound; none is at <% domain %>.',
    'domain-taken': 'Another enterprise uses <% domain %>.',
    'issuer-unprotected': 'Use an address with https.',
    'scope-openid-missing': 'The scopes must include openid.',
    'sign-on-no-address':
      'The server does not know its own public address. Ask its operator to set ATRIUM_PUBLIC_URL.',
    'sign-on-no-secret': 'Enter the client’s secret.',
    'sign-on-unreachable':
      'The provider could not be reached. Check the issuer, the client and the network.',
    'sign-on-off': 'This enterprise has no single sign-on.',
    'sign-on-ended': 'This sign-in took too long or was used already. Start again.',
    'sign-on-declined': 'You did not sign in at the provider, or it does not let you in here.',
    'sign-on-refused':
      'The provider did not confirm who you are. Try again, or ask an administrator.',
    'sign-on-unverified':
      'The provider has not verified your e-mail address, so you cannot come in. Ask an administrator.',
    'sign-on-unknown': 'No account of this enterprise belongs to you. Ask an administrator.',
    'session-not-found': 'This session has ended already.',
    'email-already-bound': 'This e-mail address is already bound.',
    'phone-already-bound': 'This phone number is already bound.',
    'phone-malformed':
      'Enter a mobile number of 11 digits, or one that begins with + and its country.',
    'phone-not-bound': 'No phone number is bound.',
    'sms-not-sent': 'The text message could not be sent. Try again later.',
  },
})

export type AuthCode = keyof (typeof authCodeMessages)['zh-CN']
