import { getCurrentUser, type Role } from '@atrium/domain-core'
import { getDuties, separateDuties, setDuty } from '@atrium/domain-security'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityAndTrial } from '../security.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: securityAndTrial })
})
afterAll(() => server.close())

const idOf = async (as: Role) => (await server.call(getCurrentUser, {}, { as })).id
const giveRoles = async (loginId: Role, roles: readonly Role[]) =>
  server.core.database.transaction('platform', async (tx) => {
    await tx.query('update platform.memberships set roles = $2 where person_id = $1', [
      await idOf(loginId),
      roles,
    ])
  })

describe('the duties of an enterprise', () => {
  it('are no matter of root, of users, of strangers', async () => {
    for (const as of ['root', 'user'] as const) {
      for (const endpoint of [getDuties, separateDuties] as const) {
        expect(await refusalOf(server.call(endpoint, {}, { as }))).toMatchObject({ status: 403 })
      }
    }
    for (const as of ['safe', 'audit'] as const) {
      expect(await refusalOf(server.call(separateDuties, {}, { as }))).toMatchObject({
        status: 403,
      })
      const call = server.call(setDuty, { personId: await idOf(as), duty: null }, { as })
      expect(await refusalOf(call)).toMatchObject({ status: 403 })
    }
  })
  it('are not separated while one person holds two of them, or nobody holds one', async () => {
    await giveRoles('user', ['user', 'admin', 'safe'])
    expect(await refusalOf(server.call(separateDuties, {}))).toMatchObject({ code: 'duties-mixed' })
    await giveRoles('user', ['user'])
    await giveRoles('audit', ['user'])
    expect(await refusalOf(server.call(separateDuties, {}))).toMatchObject({
      code: 'audit-unheld',
    })
    await giveRoles('audit', ['audit'])
  })
  it('are separated once, for good, and kept apart from then on', async () => {
    const state = await server.call(separateDuties, {})
    expect(state.separatedAt).not.toBeNull()
    expect(state.holders.map(({ loginId }) => loginId).toSorted()).toEqual([
      'admin',
      'audit',
      'safe',
    ])
    expect(await refusalOf(server.call(separateDuties, {}))).toMatchObject({
      code: 'duties-separated',
    })
    const call = server.call(setDuty, { personId: await idOf('safe'), duty: null })
    expect(await refusalOf(call)).toMatchObject({ code: 'safe-unheld' })
    const more = server.call(setDuty, { personId: await idOf('user'), duty: 'safe' })
    expect(await refusalOf(more)).toMatchObject({ code: 'waits-for-review' })
  })
  it('say who separated them', async () => {
    const { separatedBy } = await server.call(getDuties, {}, { as: 'audit' })
    expect(separatedBy).toBe('企业管理员')
  })
})
