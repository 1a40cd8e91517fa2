import { defineMessages, issueMessages, type Locale } from '@atrium/domain-core'
import type { MemberRowError } from './member-transfer'

/** Why a row of a file of members is not taken; what is wrong with a value itself is said as anywhere else. */
export const memberRowMessages = defineMessages({
  'zh-CN': {
    'department-unknown': '没有这个部门。',
    'department-ambiguous': '有多个同名部门，请填写完整路径或编码。',
    'department-path-too-deep': '部门层级过深，最多 <% max %> 级。',
    'post-unknown': '没有这个岗位。',
    'role-unknown': '没有这个角色。',
    'role-ambiguous': '有多个同名角色，请写成“角色组 / 角色”。',
    'superior-unknown': '没有找到这位上级，或其所在行有误。',
    'superior-loop': '汇报关系不能形成循环。',
    'superior-too-deep': '汇报层级过深。',
    'member-there': '该人员已是企业成员。',
    'member-missing': '该人员还不是企业成员。',
    'person-not-active': '该人员的账号已停用。',
    'repeated-in-file': '与文件第 <% row %> 行重复。',
    'number-taken': '工号已被其他成员使用。',
    'who-missing': '请填写登录名、邮箱或工号。',
    'login-missing': '请填写登录名或邮箱。',
    'login-unfit': '登录名只能包含小写字母、数字和 . _ @ -，长度 2 到 60。',
    'gender-unknown': '请填写“男”“女”或“其他”。',
    'date-unknown': '请按 2026-01-31 的格式填写日期。',
  },
  en: {
    'department-unknown': 'There is no such department.',
    'department-ambiguous': 'Several departments have this name. Write the whole path or the code.',
    'department-path-too-deep': 'Departments may be <% max %> levels deep at most.',
    'post-unknown': 'There is no such post.',
    'role-unknown': 'There is no such role.',
    'role-ambiguous': 'Several roles have this name. Write "group / role".',
    'superior-unknown': 'There is no such superior, or their own row is wrong.',
    'superior-loop': 'Reporting lines cannot run in a circle.',
    'superior-too-deep': 'The reporting line is too long.',
    'member-there': 'This person is a member already.',
    'member-missing': 'This person is not a member yet.',
    'person-not-active': 'The account of this person is suspended.',
    'repeated-in-file': 'Row <% row %> of the file says the same.',
    'number-taken': 'Another member has this employee number.',
    'who-missing': 'Fill in a login ID, an e-mail or an employee number.',
    'login-missing': 'Fill in a login ID or an e-mail.',
    'login-unfit': 'A login ID has small letters, digits and . _ @ -, from 2 to 60 of them.',
    'gender-unknown': 'Write "female", "male" or "other".',
    'date-unknown': 'Write a date as 2026-01-31.',
  },
})

export type MemberRowCode = keyof (typeof memberRowMessages)['zh-CN']

/** What is wrong with a row, in words. */
export function memberRowText({ code, params = {} }: MemberRowError, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = {
    ...issueMessages[locale],
    ...memberRowMessages[locale],
  }
  const text = texts[code] ?? issueMessages[locale]['invalid-format']
  return text.replaceAll(/<% (\w+) %>/g, (_: string, name: string) => String(params[name] ?? ''))
}
