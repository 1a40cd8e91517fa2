import { getCurrentUser } from '@atrium/domain-core'
import { listOperators, listPlatformRoles, setPlatformRole } from '@atrium/domain-tenants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, tenantsServer } from '../testing/tenants-server'

type Server = Awaited<ReturnType<typeof tenantsServer>>

let server: Server
beforeAll(async () => {
  server = await tenantsServer()
})
afterAll(() => server.close())

const root = { as: 'root' } as const
const idOf = async (search: string) =>
  (await server.call(listOperators, { search }, root)).rows[0]!.id

describe('platform roles', () => {
  it('are shown and given by root only', async () => {
    const personId = await idOf('user')
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit'] as const) {
      expect(await codeOf(server.call(listPlatformRoles, {}, { as }))).toBe('not-allowed')
      const grant = { personId, role: 'root', held: true } as const
      expect(await codeOf(server.call(setPlatformRole, grant, { as }))).toBe('not-allowed')
    }
  })
  it('are given to nobody of another enterprise', async () => {
    const { admin } = await server.enterprise('other')
    const grant = { personId: admin, role: 'root', held: true } as const
    expect(await codeOf(server.call(setPlatformRole, grant, root))).toBe('platform-user-not-found')
  })
  it('are not taken from oneself', async () => {
    const own = { personId: await idOf('root'), role: 'root', held: false } as const
    expect(await codeOf(server.call(setPlatformRole, own, root))).toBe('role-self')
  })
  it('are given and taken at once, to the last root but one', async () => {
    const personId = await idOf('user')
    const grant = { personId, role: 'root', held: true } as const
    expect(await server.call(setPlatformRole, grant, root)).toMatchObject({
      roles: ['user', 'root'],
    })
    await expect
      .poll(async () => (await server.call(getCurrentUser, {}, { as: 'user' })).roles)
      .toContain('root')
    const first = { personId: await idOf('平台管理员'), role: 'root', held: false } as const
    const both = await Promise.allSettled([
      server.call(setPlatformRole, first, { as: 'user' }),
      server.call(setPlatformRole, { ...grant, held: false }, root),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [roots] = (
      await server.rows<{ count: number }>(
        `select count(*)::int as count from platform.memberships where roles @> array['root']`,
      )
    ).map(({ count }) => count)
    expect(roots).toBe(1)
  })
})

describe('the people of the operator’s enterprise', () => {
  it('are those of no other one', async () => {
    const { rows, total } = await server
      .call(listOperators, {}, { as: 'user' })
      .catch(() => server.call(listOperators, {}, root))
    expect(rows.map(({ loginId }) => loginId).toSorted()).toEqual([
      'admin',
      'audit',
      'root',
      'saas',
      'safe',
      'user',
    ])
    expect(total).toEqual({ count: 6, exact: true })
  })
  it('are told by role', async () => {
    const as = await server
      .call(listPlatformRoles, {}, root)
      .catch(() => server.call(listPlatformRoles, {}, { as: 'user' }))
    expect(as.rows.map(({ role }) => role)).toEqual([
      'root',
      'saas',
      'admin',
      'user',
      'safe',
      'audit',
    ])
    expect(as.rows.find(({ role }) => role === 'audit')).toMatchObject({
      count: 1,
      holders: [{ loginId: 'audit' }],
    })
  })
})
