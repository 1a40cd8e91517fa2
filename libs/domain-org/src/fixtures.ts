import type { Contact, ContactDetail } from './contact'
import type { Department } from './department'
import type { OwnProfile } from './own-profile'
import type { PersonRef } from './person-ref'
import type { UserGroup } from './user-group'

let count = 0

/** A member for tests. */
export function aPersonRef(overrides: Partial<PersonRef> = {}): PersonRef {
  return {
    id: anId(),
    name: `Person ${count}`,
    loginId: `person${count}`,
    ...overrides,
  }
}

/** A department for tests. */
export function aDepartment(overrides: Partial<Department> = {}): Department {
  const id = anId()
  const { name = `Department ${count}` } = overrides
  return {
    id,
    parentId: null,
    name,
    names: { name, nameEn: '' },
    code: '',
    place: count,
    headIds: [],
    people: 0,
    ...overrides,
  }
}

/** A colleague for tests. */
export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    id: anId(),
    name: `Person ${count}`,
    portraitId: null,
    departmentIds: [],
    posts: [],
    phone: '13812345678',
    email: '',
    extension: '',
    signature: '',
    ...overrides,
  }
}

/** A colleague's card for tests. */
export function aContactDetail(overrides: Partial<ContactDetail> = {}): ContactDetail {
  return {
    ...aContact(),
    gender: null,
    qq: '',
    jobDescription: '',
    entryDate: null,
    superior: null,
    reports: [],
    ...overrides,
  }
}

/** One's own card for tests. */
export function anOwnProfile(overrides: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: anId(),
    loginId: `person${count}`,
    name: `Person ${count}`,
    email: '',
    employeeNumber: '',
    entryDate: null,
    gender: null,
    birthday: null,
    phone: '',
    phoneHidden: false,
    qq: '',
    address: '',
    signature: '',
    portraitId: null,
    departmentIds: [],
    posts: [],
    superior: null,
    version: 1,
    ...overrides,
  }
}

/** A user group for tests. */
export function aUserGroup(overrides: Partial<UserGroup> = {}): UserGroup {
  return {
    id: anId(),
    name: `Group ${count}`,
    kind: 'private',
    scope: [{ kind: 'everyone' }],
    ownerId: anId(),
    people: 1,
    ...overrides,
  }
}

function anId(): string {
  count += 1
  return `00000000-0000-7000-9000-${String(count).padStart(12, '0')}`
}
