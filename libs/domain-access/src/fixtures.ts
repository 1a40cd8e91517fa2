import { aRecord } from '@atrium/domain-forms'
import type { OwnedRecord } from './access-test'
import type { AppRole } from './app-role'
import { type FormGrant, scopesOn } from './form-grant'
import type { Viewer } from './viewer'

let count = 0

function anId(): string {
  count += 1
  return `00000000-0000-7000-a000-${String(count).padStart(12, '0')}`
}

/** Somebody in no department, for tests. */
export function aViewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    personId: anId(),
    departmentIds: [],
    departmentIdsAbove: [],
    departmentIdsBelow: [],
    postIds: [],
    roleIds: [],
    groupIds: [],
    superiorIds: [],
    directReportIds: [],
    reportIds: [],
    attributes: { department: [], post: [], role: [], 'employee-number': [] },
    ...overrides,
  }
}

/** A grant of nothing, for tests. */
export function aFormGrant(overrides: Partial<FormGrant> = {}): FormGrant {
  return {
    formId: '00000000-0000-7000-8000-0000000000ff',
    create: false,
    scopes: scopesOn([], []),
    fields: {},
    operations: [],
    ...overrides,
  }
}

/** A custom role that everybody has and that grants nothing, for tests. */
export function anAppRole(overrides: Partial<AppRole> = {}): AppRole {
  return {
    id: anId(),
    appId: '00000000-0000-7000-8000-0000000000aa',
    kind: 'custom',
    name: 'Role',
    description: '',
    subjects: [{ kind: 'everyone' }],
    grants: [],
    ...overrides,
  }
}

/** A record with an owner, for tests. */
export function anOwnedRecord(overrides: Partial<OwnedRecord> = {}): OwnedRecord {
  return { ...aRecord(), ownerId: anId(), departmentId: null, ...overrides }
}
