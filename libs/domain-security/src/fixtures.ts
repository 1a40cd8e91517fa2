import type { AuditRow } from './audit-entry'
import type { DutyHolder } from './duty'
import type { ReviewChange, ReviewItem } from './review-item'

let count = 0

/** Somebody who holds a duty, for tests. */
export function aDutyHolder(overrides: Partial<DutyHolder> = {}): DutyHolder {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name: `Holder ${count}`,
    loginId: `holder${count}`,
    portraitId: null,
    state: 'active',
    duties: ['admin'],
    hasConsole: false,
    ...overrides,
  }
}

/** What an act would change, for tests. */
export function aReviewChange(overrides: Partial<ReviewChange> = {}): ReviewChange {
  return {
    act: 'org.change-member',
    entity: 'person',
    entityId: '00000000-0000-7000-8000-000000000001',
    before: { name: 'Lin', roles: ['user'] },
    after: { name: 'Lin', roles: ['user', 'audit'] },
    more: {},
    ...overrides,
  }
}

/** A change that waits for review, for tests. */
export function aReviewItem(overrides: Partial<ReviewItem> = {}): ReviewItem {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    kind: 'member',
    act: 'org.change-member',
    state: 'pending',
    risk: 70,
    changes: [aReviewChange()],
    reason: '',
    submitter: { id: '00000000-0000-7000-8000-00000000ad01', name: 'Admin' },
    submittedAt: '2026-01-01T08:00:00.000Z',
    dueAt: '2026-01-08T08:00:00.000Z',
    reviewer: null,
    reviewedAt: null,
    verdict: '',
    failure: null,
    ...overrides,
  }
}

/** A line of the log, for tests. */
export function anAuditRow(overrides: Partial<AuditRow> = {}): AuditRow {
  count += 1
  return {
    seq: count,
    at: '2026-01-01T08:00:00.000Z',
    act: 'org.change-member',
    entity: 'person',
    entityId: '00000000-0000-7000-8000-000000000001',
    entityName: 'Lin',
    person: { id: '00000000-0000-7000-8000-00000000ad01', name: 'Admin' },
    agent: null,
    byToken: false,
    roles: ['admin'],
    ip: '203.0.113.7',
    result: 'done',
    ...overrides,
  }
}
