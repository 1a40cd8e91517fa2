import type { MemberDraft } from './member-draft'

/** The texts that name the fields of a member. */
export const memberLabels = {
  name: 'name',
  nameEn: 'name-en',
  gender: 'gender',
  birthday: 'birthday',
  phone: 'phone',
  phoneHidden: 'phone-hidden',
  email: 'email',
  qq: 'qq',
  idCard: 'id-card',
  address: 'address',
  signature: 'signature',
  portraitId: 'portrait',
  extension: 'extension',
  employeeNumber: 'employee-number',
  entryDate: 'entry-date',
  jobDescription: 'job',
  departmentIds: 'departments',
  postIds: 'posts',
  orgRoleIds: 'org-roles',
  superiorId: 'superior',
  roles: 'role',
} as const satisfies Record<keyof MemberDraft, string>
