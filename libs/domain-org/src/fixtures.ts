import type { PersonRef } from './person-ref'

let count = 0

/** A member for tests. */
export function aPersonRef(overrides: Partial<PersonRef> = {}): PersonRef {
  count += 1
  return {
    id: `00000000-0000-7000-9000-${String(count).padStart(12, '0')}`,
    name: `Person ${count}`,
    loginId: `person${count}`,
    ...overrides,
  }
}
