import { describe, expect, it } from 'vitest'
import { insideLocation } from './inside'

describe('a path that the app is told to follow', () => {
  it.each([
    '',
    'apps',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/apps',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n//evil.example',
  ])('is refused as %j', (path) => {
    expect(insideLocation(path, '')).toBeNull()
  })
  it.each(['/../apps', '/..', '/x/../../apps', '/%2e%2e/apps'])(
    'is refused outside the deploy base as %j',
    (path) => {
      expect(insideLocation(path, '/atrium')).toBeNull()
    },
  )
  it('keeps path, query and hash', () => {
    const inside = { pathname: '/app/form/%E8%BD%A6', search: '?view=a%20b', hash: '#row-7' }
    expect(insideLocation('/app/form/车?view=a b#row-7', '')).toEqual(inside)
    expect(insideLocation('/app/form/车?view=a b#row-7', '/atrium')).toEqual(inside)
  })
})
