import { getCurrentUser } from '@atrium/domain-core'
import {
  addPost,
  arrangePosts,
  changeMember,
  changePost,
  deletePost,
  getMember,
  listPosts,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const add = (name: string, more = {}) => server.call(addPost, { name, ...more })

describe('posts', () => {
  it('are changed by administrators only, and read by members', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(addPost, { name: 'x' }, { as }))).toMatchObject({
        status: 403,
      })
      await server.call(listPosts, {}, { as })
    }
    expect(await refusalOf(server.call(listPosts, {}, { as: null }))).toMatchObject({ status: 401 })
  })
  it('refuse names and codes that are taken, and what is not there', async () => {
    await add('Engineer', { code: 'E' })
    expect(await refusalOf(add('engineer'))).toMatchObject({ code: 'name-taken' })
    expect(await refusalOf(add('Other', { code: 'e' }))).toMatchObject({ code: 'code-taken' })
    const gone = { postId: nowhere }
    expect(await refusalOf(server.call(changePost, { ...gone, name: 'y' }))).toMatchObject({
      code: 'post-not-found',
    })
    expect(await refusalOf(server.call(arrangePosts, { postIds: [nowhere] }))).toMatchObject({
      status: 404,
    })
  })
  it('stand in the order given', async () => {
    const [a, b] = [await add('First'), await add('Second')]
    const rest = (await server.call(listPosts, {})).rows.filter(({ id }) => id !== b.id)
    await server.call(arrangePosts, { postIds: [b.id, ...rest.map(({ id }) => id)] })
    const { rows } = await server.call(listPosts, {})
    expect(rows[0]).toMatchObject({ id: b.id })
    expect(rows.map(({ id }) => id)).toContain(a.id)
  })
  it('stay while somebody holds them', async () => {
    const post = await add('Held')
    const { id: personId } = await server.call(getCurrentUser, {}, { as: 'user' })
    const member = await server.call(getMember, { personId })
    const held = await server.call(changeMember, {
      personId,
      version: member.version,
      postIds: [post.id],
    })
    const remove = () => server.call(deletePost, { postId: post.id })
    expect(await refusalOf(remove())).toMatchObject({ code: 'post-in-use' })
    await server.call(changeMember, { personId, version: held.version, postIds: [] })
    await remove()
    expect((await server.call(listPosts, {})).rows.map(({ name }) => name)).not.toContain('Held')
  })
})
