import { type Cell, cellText } from '@atrium/domain-core'
import {
  type Member,
  type MemberColumn,
  memberProfileSchema,
  type MemberRowError,
  newMemberSchema,
} from '@atrium/domain-org'

/** What one row of a file says; a cell that is empty says nothing. */
export interface ReadMember {
  readonly row: number
  readonly loginId: string | undefined
  readonly profile: Partial<Pick<Member, ProfileColumn>>
  readonly departments: readonly string[] | undefined
  readonly posts: readonly string[] | undefined
  readonly roles: readonly string[] | undefined
  readonly superior: string | undefined
}

type ListColumn = 'departments' | 'posts' | 'roles'
type ProfileColumn = Exclude<MemberColumn, ListColumn | 'loginId' | 'superior'>

interface SourceRow {
  readonly row: number
  readonly cells: readonly Cell[]
}

type Mapping = readonly { readonly column: number; readonly field: MemberColumn }[]

/** Reads a row, or says what is wrong with it. */
export function readMember(
  { row, cells }: SourceRow,
  mapping: Mapping,
): ReadMember | readonly MemberRowError[] {
  const errors: MemberRowError[] = []
  const texts = new Map(
    mapping.flatMap(({ column, field }) => {
      const text = cellText(cells[column] ?? null)
      return text === '' ? [] : [[field, text] as const]
    }),
  )
  const profile: Record<string, unknown> = {}
  for (const [field, text] of texts) {
    if (!isProfile(field)) continue
    const value = profileValue(field, text)
    if (value.ok) profile[field] = value.value
    else errors.push({ row, field, value: text.slice(0, 200), ...value.error })
  }
  const login = texts.get('loginId')
  const loginId = login && newMemberSchema.shape.loginId.safeParse(login)
  if (login && loginId && !loginId.success) {
    errors.push({ row, field: 'loginId', value: login.slice(0, 200), code: 'login-unfit' })
  }
  if (errors.length > 0) return errors
  return {
    row,
    loginId: loginId ? loginId.data : undefined,
    profile,
    departments: listOf(texts.get('departments')),
    posts: listOf(texts.get('posts')),
    roles: listOf(texts.get('roles')),
    superior: texts.get('superior'),
  }
}

const elsewhere: ReadonlySet<MemberColumn> = new Set([
  'departments',
  'posts',
  'roles',
  'loginId',
  'superior',
])

function isProfile(field: MemberColumn): field is ProfileColumn {
  return !elsewhere.has(field)
}

type ValueOrError =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Pick<MemberRowError, 'code' | 'params'> }

function profileValue(field: ProfileColumn, text: string): ValueOrError {
  if (field === 'gender') {
    const gender = genders.get(text.toLowerCase())
    return gender ? { ok: true, value: gender } : { ok: false, error: { code: 'gender-unknown' } }
  }
  const isDate = field === 'birthday' || field === 'entryDate'
  const checked = memberProfileSchema.shape[field].safeParse(isDate ? dayOf(text) : text)
  if (checked.success) return { ok: true, value: checked.data }
  if (isDate) return { ok: false, error: { code: 'date-unknown' } }
  const [issue] = checked.error.issues
  if (issue?.code === 'too_big') {
    return { ok: false, error: { code: 'too-long', params: { max: Number(issue.maximum) } } }
  }
  return { ok: false, error: { code: 'invalid-format' } }
}

// What people write in their files, whatever language the product speaks.
/* oxlint-disable atrium/visible-text */
const genders = new Map([
  ...['female', 'f', 'woman', '女', '女性'].map((text) => [text, 'female'] as const),
  ...['male', 'm', 'man', '男', '男性'].map((text) => [text, 'male'] as const),
  ...['other', 'o', '其他', '其它'].map((text) => [text, 'other'] as const),
])
/* oxlint-enable atrium/visible-text */

/** A day as people write it, such as 2026/1/31 or 2026年1月31日, as `YYYY-MM-DD`. */
function dayOf(text: string): string {
  const parts = /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})(?:\D.*)?$/.exec(text)
  if (!parts) return text
  const [, year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function listOf(text: string | undefined): readonly string[] | undefined {
  const parts = text
    ?.split(/[;；,，、\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts && [...new Set(parts)]
}
