import type { Container, ContainerMember, SpaceGrant } from './container'
import type { Operator } from './operator-endpoints'
import type { PlatformUserDetail } from './platform-user'
import type { TenantDetail } from './tenant'

let count = 0

/** An enterprise for tests. */
export function aTenant(overrides: Partial<TenantDetail> = {}): TenantDetail {
  count += 1
  return {
    entId: `ent${count}`,
    name: `Enterprise ${count}`,
    nameEn: null,
    state: 'active',
    people: 12,
    peopleQuota: null,
    storage: 3_400_000,
    createdAt: '2026-03-01T08:00:00.000Z',
    destroyAt: null,
    files: 2_400_000,
    records: 1_000_000,
    admins: [],
    operates: false,
    frozenAt: null,
    frozenReason: '',
    version: 1,
    ...overrides,
  }
}

/** A person of the platform for tests. */
export function aPlatformUser(overrides: Partial<PlatformUserDetail> = {}): PlatformUserDetail {
  const id = anId()
  return {
    id,
    loginId: `person${count}`,
    name: `Person ${count}`,
    email: `person${count}@mail.example`,
    state: 'active',
    memberships: [],
    createdAt: '2026-03-01T08:00:00.000Z',
    hasPassword: true,
    sessions: [],
    ...overrides,
  }
}

/** A member of the operator's enterprise for tests. */
export function anOperator(overrides: Partial<Operator> = {}): Operator {
  const id = anId()
  return {
    id,
    name: `Person ${count}`,
    loginId: `person${count}`,
    email: '',
    roles: ['user'],
    state: 'active',
    ...overrides,
  }
}

/** A container for tests. */
export function aContainer(overrides: Partial<Container> = {}): Container {
  const id = anId()
  return {
    id,
    name: `Container ${count}`,
    description: '',
    members: 0,
    createdAt: '2026-03-01T08:00:00.000Z',
    ...overrides,
  }
}

/** An enterprise on its way into a container, for tests. */
export function aContainerMember(overrides: Partial<ContainerMember> = {}): ContainerMember {
  return {
    containerId: anId(),
    container: 'Group',
    entId: `ent${count}`,
    enterprise: `Enterprise ${count}`,
    state: 'applying',
    reason: 'We work on one project',
    requestedBy: 'Anna',
    requestedAt: '2026-03-01T08:00:00.000Z',
    refusal: '',
    ...overrides,
  }
}

/** A grant for tests. */
export function aSpaceGrant(overrides: Partial<SpaceGrant> = {}): SpaceGrant {
  return {
    id: anId(),
    containerId: anId(),
    container: 'Group',
    entId: 'host',
    enterprise: 'Host',
    guestEntId: 'guest',
    guestEnterprise: 'Guest',
    guests: { kind: 'everyone' },
    guestsName: '',
    role: 'visitor',
    reason: 'Audit of the year',
    validUntil: '2026-12-31T00:00:00.000Z',
    state: 'waiting',
    requestedBy: 'Anna',
    requestedAt: '2026-03-01T08:00:00.000Z',
    refusal: '',
    ...overrides,
  }
}

function anId(): string {
  count += 1
  return `00000000-0000-7000-a000-${String(count).padStart(12, '0')}`
}
