import { getCurrentUser } from '@atrium/domain-core'
import { getPeople, listPeople } from '@atrium/domain-org'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const english = { headers: { 'accept-language': 'en' } }
const idOf = async (as: 'admin' | 'user') => (await server.call(getCurrentUser, {}, { as })).id

describe('org.list-people', () => {
  it('is refused to a stranger, to a foreign space, and with a text too long', async () => {
    const ask = (options: object, search = '') => server.call(listPeople, { search }, options)
    await expect(ask({ as: null })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(ask({ entId: 'north' })).rejects.toMatchObject({ code: 'space-not-allowed' })
    await expect(ask({}, 'x'.repeat(101))).rejects.toMatchObject({ status: 400 })
    await expect(ask({}, 'a\0')).rejects.toMatchObject({ status: 400 })
  })
  it('finds by name in either language and by login id, the best first', async () => {
    const names = async (search: string, options = {}) =>
      (await server.call(listPeople, { search }, options)).rows.map(({ name }) => name)
    expect(await names('业务')).toEqual(['业务专员'])
    expect(await names('BUSINESS', english)).toEqual(['Business user'])
    expect(await names('sa')).toContain('安全管理员')
    expect(await names('100%_')).toEqual([])
    expect(await names('')).toHaveLength(6)
  })
  it('shows the members of the space only', async () => {
    const { rows, cut } = await server.call(listPeople, {}, { as: 'user', entId: 'north' })
    expect([rows.map(({ loginId }) => loginId), cut]).toEqual([['user'], false])
  })
  it('says when there are more', async () => {
    await server.core.database.transaction('platform', async (tx) => {
      await tx.query(
        `insert into platform.persons (person_id, login_id, name, ent_id)
         select gen_random_uuid(), 'clerk' || n, 'Clerk ' || n, 'demo' from generate_series(1, 60) n`,
      )
      await tx.query(
        `insert into platform.memberships (ent_id, person_id, roles, name)
         select 'demo', person_id, '{user}', name from platform.persons where login_id like 'clerk%'`,
      )
    })
    const { rows, cut } = await server.call(listPeople, { search: 'clerk' })
    expect([rows.length, cut]).toEqual([50, true])
  })
  it('leaves out who has left', async () => {
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.memberships set state = 'left' where roles = '{safe}'`),
    )
    expect((await server.call(listPeople, { search: 'safe' })).rows).toEqual([])
  })
})

describe('org.get-people', () => {
  it('is refused to a stranger, and with what is no id or too many', async () => {
    const ask = (ids: string[], as: 'admin' | null = 'admin') =>
      server.call(getPeople, { ids }, { as })
    const id = await idOf('user')
    await expect(ask([id], null)).rejects.toMatchObject({ status: 401 })
    await expect(ask(['x'])).rejects.toMatchObject({ status: 400 })
    await expect(ask(Array.from({ length: 201 }, () => id))).rejects.toMatchObject({ status: 400 })
    await expect(ask([])).rejects.toMatchObject({ status: 400 })
  })
  it('names members, also former ones, and nobody of another space', async () => {
    const ids = [await idOf('user'), await idOf('admin')]
    expect((await server.call(getPeople, { ids }, english)).rows).toHaveLength(2)
    const inNorth = await server.call(getPeople, { ids }, { as: 'user', entId: 'north' })
    expect(inNorth.rows.map(({ id }) => id)).toEqual([ids[0]])
  })
})
