import { describe, expect, it } from 'vitest'
import { keptStore } from './kept-store'

describe('a kept store', () => {
  it('keeps values for the page when the storage is blocked', () => {
    const store = keptStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(store.get('lang')).toBeNull()
    store.set('lang', 'en')
    expect(store.get('lang')).toBe('en')
    store.remove('lang')
    expect(store.get('lang')).toBeNull()
  })

  it('answers the newest value when the storage is full', () => {
    const storage = fakeStorage({ lang: 'zh-CN' }, { full: true })
    const store = keptStore(() => storage)
    store.set('lang', 'en')
    expect(store.get('lang')).toBe('en')
  })

  it('keeps values in the storage', () => {
    const storage = fakeStorage({})
    keptStore(() => storage).set('lang', 'en')
    expect(keptStore(() => storage).get('lang')).toBe('en')
    keptStore(() => storage).remove('lang')
    expect(keptStore(() => storage).get('lang')).toBeNull()
  })
})

function fakeStorage(initial: Record<string, string>, { full = false } = {}): Storage {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      values.set(name, value)
    },
    removeItem: (name: string) => void values.delete(name),
  } as Storage
}
