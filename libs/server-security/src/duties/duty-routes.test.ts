import { getCurrentUser, type Role } from '@atrium/domain-core'
import { getDuties, separateDuties, setDuty } from '@atrium/domain-security'
import { spaceOf } from '@atrium/server-core'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityModule } from '../module'
import { createDuties } from './duties'

let server: TestServer
beforeAll(async () => {
  const duties = createDuties()
  server = await testServer({
    modules: (core) => [
      securityModule(core, {
        duties,
        memberRoles: {
          async change(tx, _, { personId, take, give }) {
            await tx.query(
              `update platform.memberships set roles = array(
                  select unnest(roles) except select unnest($3::text[])) || $4::text[]
                where ent_id = $1 and person_id = $2`,
              [spaceOf(tx), personId, [...take, ...give], give],
            )
            await duties.requireSeparated(tx)
          },
        },
      }),
    ],
  })
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
    const personId = await idOf('safe')
    expect(await refusalOf(server.call(setDuty, { personId, duty: null }))).toMatchObject({
      code: 'safe-unheld',
    })
    const more = await server.call(setDuty, { personId: await idOf('user'), duty: 'safe' })
    expect(more.holders.filter(({ duties }) => duties.includes('safe'))).toHaveLength(2)
  })
  it('are refused to change even where an account of the space reads them', async () => {
    const { separatedBy } = await server.call(getDuties, {}, { as: 'audit' })
    expect(separatedBy).toBe('企业管理员')
  })
})
