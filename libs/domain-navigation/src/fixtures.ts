import type { Navigation, Place } from './navigation'

let count = 0
const nextId = () => `00000000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`

/** An entry that leads to a page, for tests. */
export function anEntry(
  overrides: Partial<Extract<Place, { kind: 'page' }>> = {},
): Extract<Place, { kind: 'page' }> {
  const id = nextId()
  return { id, kind: 'page', route: `page-${count}`, title: null, icon: null, ...overrides }
}

/** A navigation for everyone, for tests. */
export function aNavigation(overrides: Partial<Navigation> = {}): Navigation {
  const id = nextId()
  return {
    id,
    terminal: 'web',
    name: `Navigation ${count}`,
    audience: [{ kind: 'everyone' }],
    entries: [anEntry()],
    revision: 1,
    publishedRevision: null,
    changedAt: '2026-01-01T00:00:00.000Z',
    changedBy: 'Somebody',
    ...overrides,
  }
}
