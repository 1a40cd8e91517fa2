import { describe, expect, it } from 'vitest'
import { miniProgramOf, wayOut, type MiniProgram } from './way-out'

describe('the way out of a window', () => {
  it('is the login page with the address to come back to, unless it is open', () => {
    const { out, loaded } = standing('/apps')
    out.onUnauthenticated()
    expect(loaded).toEqual(['/login?url=%2Fbase%2Fapps'])
    const there = standing('/login')
    there.out.onUnauthenticated()
    expect(there.loaded).toEqual([])
  })

  it('is the maintenance page, unless that or login is open', () => {
    const { out, loaded } = standing('/apps')
    out.onMaintenance()
    expect(loaded).toEqual(['/maintenance?url=%2Fbase%2Fapps'])
    for (const path of ['/maintenance', '/login']) {
      const there = standing(path)
      there.out.onMaintenance()
      expect(there.loaded).toEqual([])
    }
  })

  it('is the mini-program’s own page inside a mini-program', () => {
    const gone: string[] = []
    const { out, loaded } = standing('/apps', { go: (page) => gone.push(page) })
    out.onUnauthenticated()
    out.onMaintenance()
    expect(gone).toEqual(['/pages/login/index', '/pages/maintenance/index'])
    expect(loaded).toEqual([])
  })
})

describe('a mini-program', () => {
  it('is not what only looks like one', () => {
    expect(miniProgramOf({})).toBeNull()
    expect(miniProgramOf({ wx: { miniProgram: { redirectTo: () => {} } } })).toBeNull()
    expect(miniProgramOf({ __wxjs_environment: 'miniprogram', wx: {} })).toBeNull()
  })

  it('is left by its own navigation', () => {
    const went: unknown[] = []
    const wx = { miniProgram: { redirectTo: (to: unknown) => went.push(to) } }
    miniProgramOf({ __wxjs_environment: 'miniprogram', wx })?.go('/pages/login/index')
    expect(went).toEqual([{ url: '/pages/login/index' }])
  })
})

function standing(path: string, miniProgram: MiniProgram | null = null) {
  const loaded: string[] = []
  const out = wayOut({
    place: {
      path: () => path,
      here: () => `/base${path}`,
      load: (to) => loaded.push(to),
    },
    isLogin: (at) => at === '/login',
    isMaintenance: (at) => at === '/maintenance',
    signInPath: (back) => `/login?url=${encodeURIComponent(back)}`,
    maintenancePath: (back) => `/maintenance?url=${encodeURIComponent(back)}`,
    miniProgram,
  })
  return { out, loaded }
}
