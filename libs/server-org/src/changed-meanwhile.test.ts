import {
  addDepartment,
  addOrgRole,
  addPost,
  addRoleGroup,
  changeDepartment,
  changeOrgRole,
  changePost,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from './org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

describe('a change made on what somebody else has changed', () => {
  it('of a department is refused, with what it is now', async () => {
    const draft = { name: 'Sea', code: 'S' }
    const { id: departmentId } = await server.call(addDepartment, { ...draft, parentId: null })
    const was = { ...draft, headIds: [] }
    await server.call(changeDepartment, { departmentId, name: 'Lake', was })
    const late = server.call(changeDepartment, { departmentId, code: 'T', was })
    expect(await refusalOf(late)).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      details: { now: { name: 'Lake', code: 'S', headIds: [] } },
    })
  })

  it('of a post or a role is refused too', async () => {
    const { id: postId } = await server.call(addPost, { name: 'Pilot' })
    await server.call(changePost, { postId, name: 'Captain', was: { name: 'Pilot' } })
    const latePost = server.call(changePost, { postId, code: 'P', was: { name: 'Pilot' } })
    expect(await refusalOf(latePost)).toMatchObject({ details: { now: { name: 'Captain' } } })
    const { id: groupId } = await server.call(addRoleGroup, { name: 'Ship' })
    const { id: roleId } = await server.call(addOrgRole, { groupId, name: 'Cook' })
    await server.call(changeOrgRole, { roleId, name: 'Chef', was: { name: 'Cook' } })
    const lateRole = server.call(changeOrgRole, { roleId, name: 'Cook 2', was: { name: 'Cook' } })
    expect(await refusalOf(lateRole)).toMatchObject({ details: { now: { name: 'Chef', groupId } } })
  })

  it('leaves alone what a change does not name', async () => {
    const draft = { name: 'Port', code: 'P' }
    const { id: departmentId } = await server.call(addDepartment, { ...draft, parentId: null })
    const changed = await server.call(changeDepartment, { departmentId, name: 'Harbour' })
    expect(changed).toMatchObject({ name: 'Harbour', code: 'P' })
  })
})
