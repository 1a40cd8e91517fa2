import { answer, type Answer, CallError } from '@atrium/core-net'
import {
  addDepartment,
  addMember,
  changeDepartment,
  changeMember,
  deleteDepartment,
  type Department,
  getMember,
  getPeople,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  type Member,
  moveDepartment,
  moveMembers,
  type OrgCode,
  orgCodeMessages,
  setMemberState,
} from '@atrium/domain-org'

let count = 0
const nextId = () => `00000000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`

export function aDepartment(overrides: Partial<Department> = {}): Department {
  const id = nextId()
  const { name = 'Sales' } = overrides
  const base = { parentId: null, code: '', place: count, headIds: [], people: 0 }
  return { id, name, names: { name, nameEn: '' }, ...base, ...overrides }
}

export function aMember(overrides: Partial<Member> = {}): Member {
  const id = nextId()
  return {
    id,
    loginId: `person${count}`,
    state: 'active',
    roles: ['user'],
    name: `Person ${count}`,
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
    joinedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...overrides,
  }
}

/** Says no as the server does: with the code, and the words of the domain. */
export function refuse(code: OrgCode, more: { status?: number; details?: unknown } = {}): never {
  const message = orgCodeMessages.en[code]
  throw new CallError({ code, message, status: 409, requestId: 'fake', ...more })
}

/** A server of departments and members that keeps what is done to them. */
export function fakeOrganisation(first: {
  readonly departments?: readonly Department[]
  readonly members?: readonly Member[]
}) {
  let departments = [...(first.departments ?? [])]
  let members = [...(first.members ?? [])]
  const find = (id: string) => departments.find((each) => each.id === id) ?? aDepartment({ id })
  const keep = (kept: Department) => {
    departments = departments.map((each) => (each.id === kept.id ? kept : each))
    return kept
  }
  const change = (ids: readonly string[], part: (member: Member) => Partial<Member>) => {
    members = members.map((each) =>
      ids.includes(each.id) ? { ...each, ...part(each), version: each.version + 1 } : each,
    )
    return { count: ids.length }
  }
  const answers: readonly Answer[] = [
    answer(listDepartments, () => ({ rows: departments, cut: false })),
    answer(listPosts, () => ({ rows: [], cut: false })),
    answer(listOrgRoles, () => ({ groups: [], rows: [], cut: false })),
    answer(listPeople, () => ({ rows: members, cut: false })),
    answer(getPeople, ({ ids }) => ({ rows: members.filter(({ id }) => ids.includes(id)) })),
    answer(addDepartment, ({ nameEn, ...draft }) => {
      const added = aDepartment({ ...draft, names: { name: draft.name, nameEn } })
      departments = [...departments, added]
      return added
    }),
    answer(changeDepartment, ({ departmentId, ...draft }) => {
      const before = find(departmentId)
      const { name = before.names.name, nameEn = before.names.nameEn } = draft
      return keep({ ...before, ...(draft as Partial<Department>), names: { name, nameEn } })
    }),
    answer(moveDepartment, ({ departmentId, parentId, beforeId }) => {
      const moved = { ...find(departmentId), parentId }
      const others = departments.filter(({ id }) => id !== departmentId)
      const at = others.findIndex(({ id }) => id === beforeId)
      departments = others.toSpliced(at === -1 ? others.length : at, 0, moved)
      return moved
    }),
    answer(deleteDepartment, ({ departmentId }) => {
      const used = members.some((each) => each.departmentIds.includes(departmentId))
      if (used) refuse('department-in-use')
      departments = departments.filter(({ id }) => id !== departmentId)
      return {}
    }),
    answer(listMembers, ({ search, states, role, departmentId, unplaced }) => {
      const rows = members.filter(
        (each) =>
          states.includes(each.state) &&
          `${each.name} ${each.loginId}`.toLowerCase().includes(search.toLowerCase()) &&
          (!role || each.roles.includes(role)) &&
          (!departmentId || each.departmentIds.includes(departmentId)) &&
          (!unplaced || each.departmentIds.length === 0),
      )
      return { rows, total: { count: rows.length, exact: true }, cut: false }
    }),
    answer(getMember, ({ personId }) => {
      return (
        members.find(({ id }) => id === personId) ?? refuse('member-not-found', { status: 404 })
      )
    }),
    answer(addMember, (given) => {
      if (members.some(({ loginId }) => loginId === given.loginId)) refuse('member-exists')
      const member = aMember(given as Partial<Member>)
      members = [...members, member]
      return { member, invitation: 'one-time' }
    }),
    answer(changeMember, ({ personId, version, ...part }) => {
      const before =
        members.find(({ id }) => id === personId) ?? refuse('member-not-found', { status: 404 })
      if (before.version !== version) refuse('member-changed')
      change([personId], () => part as Partial<Member>)
      return members.find(({ id }) => id === personId) ?? before
    }),
    answer(moveMembers, ({ personIds, departmentId, keep: beside }) =>
      change(personIds, (each) => ({
        departmentIds: beside ? [...each.departmentIds, departmentId] : [departmentId],
      })),
    ),
    answer(setMemberState, ({ personIds, state }) => change(personIds, () => ({ state }))),
  ]
  return { answers, departments: () => departments, members: () => members, change }
}
