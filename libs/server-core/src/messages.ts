import { defineMessages } from '@atrium/domain-core'

/** Codes only the server's edge answers with. */
export const serverMessages = defineMessages({
  'zh-CN': {
    'call-not-found': '没有这个接口。',
    'invalid-json': '请求内容不是有效的 JSON。',
    'invalid-address': '请求地址无效。',
    'too-deep': '内容嵌套过深。',
    'origin-not-allowed': '不接受来自其他网站的请求。',
    'idempotency-in-progress': '同一个请求正在处理或未能完成，请先确认结果再重试。',
    'idempotency-key-invalid': '请求编号应为 1 到 200 个可见字符。',
    'file-missing': '请在表单字段 file 中附上一个文件。',
    'file-empty': '文件是空的。',
    'file-incomplete': '文件没有传完，请重新上传。',
    'file-name-invalid': '文件名无效。',
    'file-type-mismatch': '文件内容与扩展名 <% extension %> 不符。',
    'file-not-found': '没有找到该文件，它可能已被删除。',
    'not-ready': '系统正在启动，请稍候。',
    'factor-wrong': '验证码不正确。',
    'factor-locked': '连续输错验证码，请 <% seconds %> 秒后再试。',
    'challenge-expired': '验证时间已过，请重新登录。',
  },
  en: {
    'call-not-found': 'There is no such call.',
    'invalid-json': 'What was sent is not valid JSON.',
    'invalid-address': 'The address is not valid.',
    'too-deep': 'This is nested too deeply.',
    'origin-not-allowed': 'Requests from other sites are not accepted.',
    'idempotency-in-progress':
      'The same request is under way or did not finish. Check its result before you try again.',
    'idempotency-key-invalid': 'A request number has 1 to 200 visible characters.',
    'file-missing': 'Attach one file in the form field named file.',
    'file-empty': 'The file is empty.',
    'file-incomplete': 'The file did not arrive whole. Upload it again.',
    'file-name-invalid': 'The name of the file is not valid.',
    'file-type-mismatch': 'The content of the file does not match its extension <% extension %>.',
    'file-not-found': 'We could not find this file. It may have been deleted.',
    'not-ready': 'The system is starting. Wait a moment.',
    'factor-wrong': 'The verification code is not correct.',
    'factor-locked': 'Too many wrong codes. Try again in <% seconds %> seconds.',
    'challenge-expired': 'The time for this step is over. Sign in again.',
  },
})
