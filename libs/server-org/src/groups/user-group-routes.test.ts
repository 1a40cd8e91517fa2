import { getCurrentUser } from '@atrium/domain-core'
import { addUserGroup, changeUserGroup, deleteUserGroup, listUserGroups } from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const everyone = [{ kind: 'everyone' as const }]
const add = (name: string, kind: 'public' | 'private' = 'private', as: 'user' | 'admin' = 'user') =>
  server.call(addUserGroup, { name, kind, scope: everyone }, { as })
const namesOf = async (as: 'user' | 'admin' | 'safe') =>
  (await server.call(listUserGroups, {}, { as })).rows.map(({ name }) => name)

describe('a user group', () => {
  it('is refused without a name or people, with groups in it, and when its name is taken', async () => {
    const group = { kind: 'group' as const, id: nowhere }
    for (const draft of [
      { name: '', kind: 'private' as const, scope: everyone },
      { name: 'x', kind: 'private' as const, scope: [] },
      { name: 'x', kind: 'private' as const, scope: [group] },
    ]) {
      expect(await refusalOf(server.call(addUserGroup, draft))).toMatchObject({ status: 400 })
    }
    await add('Twice')
    expect(await refusalOf(add('twice'))).toMatchObject({ code: 'name-taken' })
  })
  it('that is private is there for its maker only', async () => {
    const { id: groupId } = await add('Secret')
    expect(await namesOf('user')).toContain('Secret')
    expect(await namesOf('admin')).not.toContain('Secret')
    for (const as of ['admin', 'safe'] as const) {
      expect(
        await refusalOf(server.call(changeUserGroup, { groupId, name: 'x' }, { as })),
      ).toMatchObject({ code: 'group-not-found' })
    }
  })
  it('that is public is seen by everybody, and changed by its maker or an administrator', async () => {
    const { id: groupId, people } = await add('Open', 'public')
    expect(people).toBe(6)
    expect(await namesOf('safe')).toContain('Open')
    expect(
      await refusalOf(server.call(deleteUserGroup, { groupId }, { as: 'safe' })),
    ).toMatchObject({ code: 'group-not-found' })
    const { id } = await server.call(getCurrentUser, {}, { as: 'user' })
    const scope = [{ kind: 'person' as const, id }]
    expect(await server.call(changeUserGroup, { groupId, scope })).toMatchObject({ people: 1 })
    await server.call(deleteUserGroup, { groupId })
    expect(await namesOf('user')).not.toContain('Open')
  })
})
