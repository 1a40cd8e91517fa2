import { z } from 'zod'
import { defineMessages } from './locale'

/** Codes any call may answer with; each is also its message key. HTTP status in brackets. */
export const codeMessages = defineMessages({
  'zh-CN': {
    'not-found': '没有找到对应的内容，它可能已被删除。',
    'not-allowed': '您没有使用该功能的权限。',
    'space-not-allowed': '您不是该企业空间的成员。',
    'people-quota-reached': '该企业最多 <% quota %> 人，名额已满，请联系平台运营方。',
    'visitor-reads': '您以访客身份进入该企业空间，只能查看。',
    'enterprise-frozen': '“<% name %>”已被平台冻结，暂时无法使用，请联系平台运营方。',
    'network-not-allowed':
      '企业空间不允许从您当前的网络（<% ip %>）访问，请换到允许的网络或联系企业管理员。',
    'code-sign-in-off': '您的企业不允许用验证码登录，请使用密码。',
    'sign-on-required': '该企业要求使用企业身份登录，请通过单点登录进入。',
    conflict: '内容已被他人修改，请刷新后重试。',
    'invalid-input': '提交的内容有误，请检查后重试。',
    unauthenticated: '登录状态已失效，请重新登录。',
    'sign-in-failed': '账号或密码错误。',
    'sign-in-locked': '连续输错密码，请 <% seconds %> 秒后再试。',
    'rate-limited': '操作过于频繁，请稍后再试。',
    'too-large': '内容过大，超出了限制。',
    'unsupported-type': '不支持这种文件类型。',
    'idempotency-key-reused': '同一个请求编号用在了不同的请求上。',
    unavailable: '服务暂时不可用，请稍后再试。',
    timeout: '等待超时，请重试。',
    'network-error': '网络连接失败，请检查网络后重试。',
    cancelled: '操作已取消。',
    'chat-token-failed': '获取聊天令牌失败，请稍后再试。',
    internal: '系统出错了，请重试；仍有问题请提供编号 <% requestId %>。',
  },
  en: {
    'not-found': 'We could not find this. It may have been deleted.',
    'not-allowed': 'You do not have permission to use this function.',
    'space-not-allowed': 'You are not a member of this space.',
    'people-quota-reached':
      'This enterprise may have <% quota %> people, and has them. Contact the platform’s operator.',
    'visitor-reads': 'You are a visitor in this space and may only look.',
    'enterprise-frozen':
      '“<% name %>” was frozen by the platform and cannot be used for now. Contact the platform’s operator.',
    'network-not-allowed':
      'This space may not be used from your network (<% ip %>). Change to an allowed one, or ask an administrator.',
    'code-sign-in-off': 'Your enterprise does not allow signing in by code. Use your password.',
    'sign-on-required': 'This enterprise asks you to sign in by its own provider.',
    conflict: 'Someone else changed this meanwhile. Reload and try again.',
    'invalid-input': 'Some of what was sent is not valid. Check it and try again.',
    unauthenticated: 'Your session has ended. Sign in again.',
    'sign-in-failed': 'Wrong account or password.',
    'sign-in-locked': 'Too many wrong passwords. Try again in <% seconds %> seconds.',
    'rate-limited': 'Too many requests. Wait a moment and try again.',
    'too-large': 'This is larger than allowed.',
    'unsupported-type': 'This type of file is not supported.',
    'idempotency-key-reused': 'The same request number was used for a different request.',
    unavailable: 'The service is not available right now. Try again later.',
    timeout: 'This took too long. Try again.',
    'network-error': 'The network connection failed. Check it and try again.',
    cancelled: 'Cancelled.',
    'chat-token-failed': 'The chat token request failed. Try again later.',
    internal: 'Something went wrong on our side. Try again, or quote <% requestId %>.',
  },
})

export type CoreCode = keyof (typeof codeMessages)['zh-CN']

/** Codes of one wrong field; `params` fill the message. */
export const issueMessages = defineMessages({
  'zh-CN': {
    required: '请填写此项。',
    'wrong-type': '内容的类型不正确。',
    'unknown-field': '不认识的字段“<% name %>”。',
    'too-long': '最多 <% max %> 个字符。',
    'too-short': '至少 <% min %> 个字符。',
    'too-many': '最多 <% max %> 项。',
    'too-few': '至少 <% min %> 项。',
    'too-big': '不能大于 <% max %>。',
    'too-small': '不能小于 <% min %>。',
    'invalid-format': '格式不正确。',
    'invalid-character': '包含无法保存的字符。',
    'not-in-list': '不在可选范围内。',
    duplicate: '已存在相同的值。',
    'field-closed': '您无权填写此项。',
    'network-malformed': '请填写 IP 地址或网段，例如 10.0.0.0/8。',
    'filter-too-complex': '筛选条件过多或嵌套过深，请精简。',
  },
  en: {
    required: 'Fill this in.',
    'wrong-type': 'This is not the right type of value.',
    'unknown-field': 'Unknown field "<% name %>".',
    'too-long': 'At most <% max %> characters.',
    'too-short': 'At least <% min %> characters.',
    'too-many': 'At most <% max %> items.',
    'too-few': 'At least <% min %> items.',
    'too-big': 'Not more than <% max %>.',
    'too-small': 'Not less than <% min %>.',
    'invalid-format': 'The format is not right.',
    'invalid-character': 'This contains a character that cannot be stored.',
    'not-in-list': 'Not one of the choices.',
    duplicate: 'The same value exists already.',
    'field-closed': 'You may not fill this in.',
    'network-malformed': 'Enter an address or a range, such as 10.0.0.0/8.',
    'filter-too-complex': 'The filter has too many conditions or is nested too deeply.',
  },
})

export type IssueCode = keyof (typeof issueMessages)['zh-CN']

/** One wrong place in an input: where, what, and what fills the message. */
export const fieldIssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** In the caller's language; the server fills it in. */
  message: z.string().optional(),
})

export type FieldIssue = z.infer<typeof fieldIssueSchema>

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  requestId: z.string(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
