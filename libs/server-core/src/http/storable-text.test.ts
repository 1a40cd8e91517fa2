import { describe, expect, it } from 'vitest'
import { unstorableIssues } from './storable-text'

describe('an input', () => {
  it('is refused where a text holds NUL or half a character', () => {
    expect(unstorableIssues({ a: 'ok', b: ['x\0', '\ud800'] })).toEqual([
      { path: ['b', 0], code: 'invalid-character' },
      { path: ['b', 1], code: 'invalid-character' },
    ])
    expect(unstorableIssues({ 'k\0': 1 })).toEqual([{ path: [], code: 'invalid-character' }])
  })
  it('is refused when it nests deeper than anybody needs', () => {
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown
    expect(unstorableIssues(deep)).toMatchObject([{ code: 'too-deep' }])
  })
  it('is taken in any script', () => {
    expect(unstorableIssues({ a: '演示 🏗 ‏עברית', n: 1, none: null })).toEqual([])
  })
})
