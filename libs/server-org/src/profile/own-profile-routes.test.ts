import { getCurrentUser } from '@atrium/domain-core'
import {
  addPost,
  changeMember,
  changeOwnProfile,
  getContact,
  getMember,
  getOwnProfile,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
let userId: string
let adminId: string
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  userId = (await server.call(getCurrentUser, {}, { as: 'user' })).id
  adminId = (await server.call(getCurrentUser, {}, { as: 'admin' })).id
})
afterAll(() => server.close())

const as = 'user'
const own = () => server.call(getOwnProfile, {}, { as })
const change = async (part: object) =>
  server.call(changeOwnProfile, { version: (await own()).version, ...part }, { as })

/** A PNG of so many points, without any picture in it. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(17)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size])
}

async function upload(
  bytes: Buffer,
  {
    purpose = 'avatar',
    personId = userId,
  }: { purpose?: 'avatar' | 'cover'; personId?: string } = {},
) {
  const source = async function* () {
    yield bytes
  }
  const scope = { entId: 'demo', personId }
  return (await server.core.files.put(source(), { scope, name: 'me.png', purpose })).id
}

describe('the own profile', () => {
  it('is nobody’s without a session', async () => {
    expect(await refusalOf(server.call(getOwnProfile, {}, { as: null }))).toMatchObject({
      status: 401,
    })
    const call = server.call(changeOwnProfile, { version: 1, qq: '12345' }, { as: null })
    expect(await refusalOf(call)).toMatchObject({ status: 401 })
  })
  it('is refused what is not valid, and what others decide', async () => {
    for (const part of [
      { signature: 'x'.repeat(41) },
      { phone: 'none' },
      { qq: '0' },
      { birthday: '2020-02-30' },
      { name: 'Somebody else' },
      { roles: ['admin'] },
      { superiorId: null },
      { personId: adminId },
    ]) {
      expect(await refusalOf(change(part))).toMatchObject({ status: 400 })
    }
  })
  it('is refused when it has changed meanwhile', async () => {
    const { version } = await own()
    await change({ signature: 'First' })
    const late = server.call(changeOwnProfile, { version, signature: 'Second' }, { as })
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'member-changed' })
    expect((await own()).signature).toBe('First')
  })
  it('is refused a portrait that is another’s, for something else, or too small', async () => {
    const large = pngOf(340, 260)
    for (const portraitId of [
      await upload(large, { personId: adminId }),
      await upload(large, { purpose: 'cover' }),
    ]) {
      expect(await refusalOf(change({ portraitId }))).toMatchObject({ code: 'not-in-list' })
    }
    const portraitId = await upload(pngOf(340, 259))
    expect(await refusalOf(change({ portraitId }))).toMatchObject({ code: 'portrait-too-small' })
    expect(await refusalOf(change({ portraitId: adminId }))).toMatchObject({ status: 404 })
  })
  it('says where the person stands', async () => {
    const { id } = await server.call(addPost, { name: 'Buyer' })
    const { version } = await server.call(getMember, { personId: userId })
    await server.call(changeMember, {
      personId: userId,
      version,
      postIds: [id],
      superiorId: adminId,
    })
    expect(await own()).toMatchObject({
      id: userId,
      loginId: 'user',
      posts: ['Buyer'],
      superior: { id: adminId },
    })
  })
  it('is changed, for its person only, and seen by colleagues', async () => {
    const before = await server.call(getMember, { personId: adminId })
    const portraitId = await upload(pngOf(400, 300))
    const part = { signature: 'Here', phone: '13812345678', phoneHidden: true, portraitId }
    expect(await change(part)).toMatchObject({ ...part, posts: ['Buyer'] })
    expect(await server.call(getMember, { personId: adminId })).toEqual(before)
    const seen = await server.call(getContact, { personId: userId }, { as: 'safe' })
    expect(seen).toMatchObject({ signature: 'Here', phone: null, portraitId })
    expect(await change({ portraitId: null })).toMatchObject({ portraitId: null, qq: '' })
  })
})
