import type { Application } from './application'

let count = 0

/** An application for tests. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name: `Application ${count}`,
    description: '',
    icon: 'app',
    color: 'blue',
    items: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    ...overrides,
  }
}
