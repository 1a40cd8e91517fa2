import { defaultPolicy } from '@atrium/domain-core'
import type { AccountSecurity } from './account-security'
import type { OwnSession } from './own-session'
import type { SecurityRecord } from './security-record'

let count = 0

/** An account's guards for tests: a password, an address, no second step. */
export function anAccountSecurity(overrides: Partial<AccountSecurity> = {}): AccountSecurity {
  return {
    loginId: 'lin',
    email: 'lin@spruce.example',
    phone: null,
    hasPassword: true,
    passwordChangedAt: null,
    passwordExpiresAt: null,
    passwordRule: defaultPolicy.password,
    twoStep: null,
    twoStepDueAt: null,
    phoneOffered: false,
    ...overrides,
  }
}

/** A session for tests; another device unless said. */
export function anOwnSession(overrides: Partial<OwnSession> = {}): OwnSession {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    current: false,
    ip: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari',
    createdAt: '2026-11-20T08:00:00.000Z',
    seenAt: '2026-11-21T08:00:00.000Z',
    ...overrides,
  }
}

/** A line of the security log for tests. */
export function aSecurityRecord(overrides: Partial<SecurityRecord> = {}): SecurityRecord {
  return {
    at: '2026-11-21T08:00:00.000Z',
    act: 'session.sign-in',
    ip: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Safari/604.1',
    ...overrides,
  }
}
