import { getCurrentUser, type Role } from '@atrium/domain-core'
import {
  changeEnterprise,
  getEnterprise,
  grantConsole,
  listAdministrators,
  revokeConsole,
} from '@atrium/domain-enterprise'
import { refusalOf, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownDepartment, testEnterprise } from '../testing/enterprise-server'

let server: TestServer
beforeAll(async () => {
  server = await testEnterprise()
})
afterAll(() => server.close())

const missing = '0190a5b0-0000-7000-8000-00000000dead'
const idOf = async (as: Role) => (await server.call(getCurrentUser, {}, { as })).id
const grant = async (to: Role, areas: readonly string[], more = {}, as: Role = 'admin') =>
  server.call(grantConsole, { personId: await idOf(to), areas: areas as ['info'], ...more }, { as })

describe('a part of the console', () => {
  it('is trusted by full administrators only, and never to themselves', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(grant('user', ['info'], {}, as))).toMatchObject({ status: 403 })
      expect(await refusalOf(server.call(listAdministrators, {}, { as }))).toMatchObject({
        status: 403,
      })
    }
    expect(await refusalOf(grant('admin', ['info']))).toMatchObject({ code: 'own-grant' })
    await grant('user', ['info', 'organisation', 'roles', 'security', 'data'])
    expect(await refusalOf(grant('saas', ['info'], {}, 'user'))).toMatchObject({ status: 403 })
    expect(await refusalOf(grant('user', ['posts'], {}, 'user'))).toMatchObject({ status: 403 })
  })
  it('is not trusted to reviewers, strangers, no area, or departments that are not there', async () => {
    expect(await refusalOf(grant('safe', ['info']))).toMatchObject({ code: 'grant-of-reviewer' })
    expect(await refusalOf(grant('audit', ['info']))).toMatchObject({ code: 'grant-of-reviewer' })
    const stranger = server.call(grantConsole, { personId: missing, areas: ['info'] })
    expect(await refusalOf(stranger)).toMatchObject({ code: 'holder-not-found' })
    expect(await refusalOf(grant('user', []))).toMatchObject({ code: 'invalid-input' })
    expect(await refusalOf(grant('user', ['grants']))).toMatchObject({ code: 'invalid-input' })
    const nowhere = grant('user', ['organisation'], { departmentIds: [missing] })
    expect(await refusalOf(nowhere)).toMatchObject({ code: 'invalid-input' })
  })
  it('allows what it names and nothing else, at once, until it is taken back', async () => {
    const as = 'user'
    await server.call(revokeConsole, { personId: await idOf(as) })
    expect(await refusalOf(server.call(getEnterprise, {}, { as }))).toMatchObject({ status: 403 })
    await grant(as, ['info', 'info'])
    const { version } = await server.call(getEnterprise, {}, { as })
    await server.call(changeEnterprise, { version, address: 'Hall 3' }, { as })
    expect(await server.call(getCurrentUser, {}, { as })).toMatchObject({
      grant: { areas: ['info'], departmentIds: null },
      permissions: expect.arrayContaining(['enterprise.manage-info']),
    })
    await grant(as, ['posts'])
    expect(await refusalOf(server.call(getEnterprise, {}, { as }))).toMatchObject({ status: 403 })
    await server.call(revokeConsole, { personId: await idOf(as) })
    expect(await server.call(getCurrentUser, {}, { as })).toMatchObject({ grant: null })
  })
  it('is listed with who gave it, and kept to departments in the organisation only', async () => {
    const departmentIds = [knownDepartment.id]
    await grant('user', ['organisation', 'data'], { departmentIds })
    await grant('saas', ['data'], { departmentIds })
    const { full, scoped } = await server.call(listAdministrators, {})
    expect(full.map(({ loginId }) => loginId)).toEqual(['admin'])
    const of = (login: string) => scoped.find(({ loginId }) => loginId === login)
    expect(of('user')).toMatchObject({
      areas: ['organisation', 'data'],
      departments: [knownDepartment],
      isSuspended: false,
    })
    expect(of('user')?.grantedBy).not.toBe('')
    expect(of('saas')).toMatchObject({ areas: ['data'], departments: null })
  })
})
