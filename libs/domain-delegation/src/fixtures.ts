import type { Agency, AgencyDraft } from './agency'
import type { MandateSeen } from './mandate'

let count = 0

function id(): string {
  count += 1
  return `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
}

/** What a host says of an agency, for tests: everything they may lend, in December 2026. */
export function anAgencyDraft(overrides: Partial<AgencyDraft> = {}): AgencyDraft {
  return {
    agentId: '00000000-0000-7000-8000-00000000000a',
    scope: { kind: 'all' },
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2027-01-01T00:00:00.000Z',
    permissions: ['new-data', 'edit-data'],
    ...overrides,
  }
}

/** An agency for tests: a hosting in force. */
export function anAgency(overrides: Partial<Agency> = {}): Agency {
  return {
    id: id(),
    kind: 'hosting',
    host: { id: id(), name: 'Bo' },
    agent: { id: id(), name: 'Ada' },
    applications: null,
    startsAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-12-20T00:00:00.000Z',
    permissions: ['new-data', 'edit-data'],
    state: 'agenting',
    ...overrides,
  }
}

/** Whom one may act for now, for tests. */
export function aMandate(overrides: Partial<MandateSeen> = {}): MandateSeen {
  return {
    id: id(),
    kind: 'hosting',
    host: { id: id(), name: 'Bo' },
    applications: null,
    endsAt: '2026-12-20T00:00:00.000Z',
    permissions: ['new-data', 'edit-data'],
    ...overrides,
  }
}
