import { getCurrentUser } from '@atrium/domain-core'
import {
  addDepartment,
  addOrgRole,
  addPost,
  addRoleGroup,
  changeDepartment,
  changeMember,
  changeOrgRole,
  changePost,
  getContact,
  getMember,
  listDepartments,
  listOrgRoles,
  listPosts,
  renameRoleGroup,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orgAlone } from './org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const english = { headers: { 'accept-language': 'en' } }

it('refuses an English name that is too long, and one that is not as it was seen', async () => {
  const sea = { name: '海运部', parentId: null }
  const long = server.call(addDepartment, { ...sea, nameEn: 'x'.repeat(61) })
  expect(await refusalOf(long)).toMatchObject({ status: 400 })
  const { id: departmentId } = await server.call(addDepartment, { ...sea, nameEn: 'Sea' })
  const was = { name: '海运部', nameEn: 'Ocean' }
  const late = server.call(changeDepartment, { departmentId, nameEn: 'Lake', was })
  expect(await refusalOf(late)).toMatchObject({ code: 'changed-meanwhile' })
})

it('calls departments, posts, roles and their groups as the reader does', async () => {
  const port = await server.call(addDepartment, { name: '港口', nameEn: 'Port', parentId: null })
  const post = await server.call(addPost, { name: '引航员' })
  const group = await server.call(addRoleGroup, { name: '船上', nameEn: 'Ship' })
  const role = await server.call(addOrgRole, { groupId: group.id, name: '厨师' })
  await server.call(changePost, { postId: post.id, nameEn: 'Pilot' })
  await server.call(changeOrgRole, { roleId: role.id, nameEn: 'Cook' })
  await server.call(renameRoleGroup, { groupId: group.id, name: '船员' })
  const read = async (options = {}) => {
    const roles = await server.call(listOrgRoles, {}, options)
    const lists = [
      await server.call(listDepartments, {}, options),
      await server.call(listPosts, {}, options),
      { rows: roles.groups },
      roles,
    ]
    const ids = [port.id, post.id, group.id, role.id]
    return lists.map(({ rows }, at) => rows.find(({ id }) => id === ids[at])?.name)
  }
  expect(await read()).toEqual(['港口', '引航员', '船员', '厨师'])
  expect(await read(english)).toEqual(['Port', 'Pilot', 'Ship', 'Cook'])
})

it('shows the posts of a colleague in the reader’s language', async () => {
  const post = await server.call(addPost, { name: '船长', nameEn: 'Captain' })
  const { id: personId } = await server.call(getCurrentUser, {}, { as: 'user' })
  const { version } = await server.call(getMember, { personId })
  await server.call(changeMember, { personId, version, postIds: [post.id] })
  const posts = async (options = {}) => (await server.call(getContact, { personId }, options)).posts
  expect(await posts()).toEqual(['船长'])
  expect(await posts(english)).toEqual(['Captain'])
})

it('leaves a name alone that has no English one', async () => {
  const { id } = await server.call(addPost, { name: '水手' })
  const { rows } = await server.call(listPosts, {}, english)
  expect(rows.find((each) => each.id === id)).toMatchObject({
    name: '水手',
    names: { name: '水手', nameEn: '' },
  })
})
