import { isCallError } from '@atrium/core-net'
import {
  type Member,
  type MemberPlace,
  memberPlaceSchema,
  type MemberProfile,
  memberProfileSchema,
} from '@atrium/domain-org'

/** What an administrator may change of a member. */
export type MemberDraft = MemberProfile & MemberPlace & Pick<Member, 'roles'>

export const blankMember: MemberDraft = {
  name: '',
  nameEn: null,
  gender: null,
  birthday: null,
  phone: '',
  phoneHidden: false,
  email: '',
  qq: '',
  idCard: '',
  address: '',
  signature: '',
  portraitId: null,
  extension: '',
  employeeNumber: '',
  entryDate: null,
  jobDescription: '',
  departmentIds: [],
  postIds: [],
  orgRoleIds: [],
  superiorId: null,
  roles: ['user'],
}

export function draftOf(member: Member): MemberDraft {
  return {
    ...memberProfileSchema.parse(member),
    ...memberPlaceSchema.parse(member),
    roles: member.roles,
  }
}

/** What differs between the draft and what it began with. */
export function changesOf(before: MemberDraft, draft: MemberDraft): Partial<MemberDraft> {
  const changed = Object.entries(draft).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof MemberDraft]),
  )
  return Object.fromEntries(changed)
}

export type MemberField = keyof MemberDraft | 'loginId'

const fieldProblems = {
  name: 'name-missing',
  phone: 'phone-wrong',
  email: 'email-wrong',
  qq: 'qq-wrong',
} as const

export type FieldProblem = (typeof fieldProblems)[keyof typeof fieldProblems]

/** The fields a person has to mend, in the order of the form. */
export function problemsOf(draft: MemberDraft): Map<MemberField, FieldProblem> {
  const { error } = memberProfileSchema.safeParse(draft)
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  const problems = new Map<MemberField, FieldProblem>()
  for (const field of ['name', 'phone', 'email', 'qq'] as const) {
    if (wrong.has(field)) problems.set(field, fieldProblems[field])
  }
  return problems
}

const refusedFields: Readonly<Record<string, MemberField>> = {
  'employee-number-taken': 'employeeNumber',
  'reporting-loop': 'superiorId',
  'reporting-too-deep': 'superiorId',
  'role-not-yours-to-give': 'roles',
  'last-administrator': 'roles',
  'member-exists': 'loginId',
}

/** The field a refusal of the server is about. */
export function refusedField(error: unknown): MemberField | undefined {
  return isCallError(error) ? refusedFields[error.code] : undefined
}
