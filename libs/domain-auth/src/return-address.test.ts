import { describe, expect, it } from 'vitest'
import {
  isLoginPage,
  isMaintenancePage,
  maintenancePathFrom,
  safeReturnAddress,
  signInPath,
  windowKindOf,
} from './return-address'

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
    '/pages/login/index?url=/apps',
    '/pages/maintenance/index',
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
  it('goes to the pages of a mini-program inside one', () => {
    const kind = windowKindOf('Mozilla/5.0 (iPhone) MicroMessenger/8.0 miniProgram/wx1')
    expect(signInPath('/apps', kind)).toBe('/pages/login/index?url=%2Fapps')
    expect(maintenancePathFrom('/apps', kind)).toBe('/pages/maintenance/index?url=%2Fapps')
    expect(maintenancePathFrom('', windowKindOf('Mozilla/5.0'))).toBe('/maintenance')
  })
})

describe('the pages that wait', () => {
  it('are those of sign-in and maintenance, in a browser and in a mini-program', () => {
    expect(['/login', '/pages/login/index', '/apps'].map(isLoginPage)).toEqual([true, true, false])
    expect(['/maintenance', '/pages/maintenance/index', '/login'].map(isMaintenancePage)).toEqual([
      true,
      true,
      false,
    ])
  })
})
