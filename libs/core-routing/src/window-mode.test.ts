import { keptStore } from '@atrium/core-storage'
import { describe, expect, it } from 'vitest'
import { windowMode } from './window-mode'

const blocked = () =>
  keptStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
const working = (values = new Map<string, string>()) =>
  keptStore(
    () =>
      ({
        getItem: (name: string) => values.get(name) ?? null,
        setItem: (name: string, value: string) => void values.set(name, value),
      }) as Storage,
  )

describe('a mode of the window', () => {
  it('is off when no address asked for it', () => {
    expect(windowMode('__NAKED__', {}, working())).toBe(false)
  })
  it.each(['0', 'false'])('is switched off by %s', (value) => {
    const store = working(new Map([['__NAKED__', '1']]))
    expect(windowMode('__NAKED__', { __NAKED__: value }, store)).toBe(false)
    expect(windowMode('__NAKED__', {}, store)).toBe(false)
  })
  it.each(['1', 'true', '', '<script>'])('is switched on by "%s" and kept', (value) => {
    const values = new Map<string, string>()
    expect(windowMode('__NAKED__', { __NAKED__: value }, working(values))).toBe(true)
    expect([...values]).toEqual([['__NAKED__', value]])
    expect(windowMode('__NAKED__', {}, working(values))).toBe(true)
  })
  it('says nothing about the other mode', () => {
    const store = working()
    windowMode('__NAKED__', { __NAKED__: '1' }, store)
    expect(windowMode('__SANDBOX__', {}, store)).toBe(false)
  })
  it('lasts as long as the page when storage is disabled', () => {
    const store = blocked()
    expect(windowMode('__NAKED__', { __NAKED__: '1' }, store)).toBe(true)
    expect(windowMode('__NAKED__', {}, store)).toBe(true)
  })
})
