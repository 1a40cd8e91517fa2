import type { DutyHolder } from './duty'

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
    ...overrides,
  }
}
