import { describe, expect, it } from 'vitest'
import { safeReturnAddress, signInPath } from './return-address'

describe('a return address', () => {
  it.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?url=/apps',
    '/maintenance',
    '/../apps',
  ])('refuses %j', (address) => {
    expect(safeReturnAddress(address, '')).toBeNull()
  })
  it('refuses what lies outside the deploy base', () => {
    expect(safeReturnAddress('/apps', '/atrium')).toBeNull()
    expect(safeReturnAddress('/atriums/apps', '/atrium')).toBeNull()
    expect(safeReturnAddress('/atrium//evil.example', '/atrium')).toBeNull()
  })
  it('keeps a page of this app with its query and hash', () => {
    const address = '/space-demo/app/form/42?view=all#row-7'
    expect(safeReturnAddress(address, '')).toBe(address)
    expect(safeReturnAddress('/atrium/apps', '/atrium')).toBe('/atrium/apps')
  })
  it('goes into the sign-in path and comes out the same', () => {
    const path = signInPath('/apps?view=a b&x=1')
    expect(decodeURIComponent(path.split('=')[1] ?? '')).toBe('/apps?view=a b&x=1')
  })
})
