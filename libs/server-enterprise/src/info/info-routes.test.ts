import { getCurrentUser } from '@atrium/domain-core'
import { changeEnterprise, getEnterprise } from '@atrium/domain-enterprise'
import { refusalOf, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testEnterprise } from '../testing/enterprise-server'

let server: TestServer
beforeAll(async () => {
  server = await testEnterprise()
})
afterAll(() => server.close())

const missing = '0190a5b0-0000-7000-8000-00000000dead'

describe('what an enterprise says of itself', () => {
  it('is for its administrators only', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      const name = { name: 'Mine', version: 0 }
      expect(await refusalOf(server.call(getEnterprise, {}, { as }))).toMatchObject({ status: 403 })
      expect(await refusalOf(server.call(changeEnterprise, name, { as }))).toMatchObject({
        status: 403,
      })
    }
    expect(await refusalOf(server.call(getEnterprise, {}, { as: null }))).toMatchObject({
      status: 401,
    })
  })
  it('refuses what is not valid, and a logo that is none', async () => {
    const { version } = await server.call(getEnterprise, {})
    const refused = (part: object) =>
      refusalOf(server.call(changeEnterprise, { version, ...part } as never))
    expect(await refused({ name: ' ' })).toMatchObject({ code: 'invalid-input' })
    expect(await refused({ timeZone: 'Nowhere/City' })).toMatchObject({ code: 'invalid-input' })
    expect(await refused({ logoId: missing })).toMatchObject({ status: 404 })
  })
  it('changes by what is named, is seen in the session, and refuses what was made on an older version', async () => {
    const before = await server.call(getEnterprise, {})
    const { version } = before
    const after = await server.call(changeEnterprise, {
      version,
      name: '北辰科技',
      nameEn: 'Northstar',
      timeZone: 'Europe/Berlin',
    })
    expect(after).toEqual({
      ...before,
      name: '北辰科技',
      nameEn: 'Northstar',
      timeZone: 'Europe/Berlin',
      version: version + 1,
    })
    await vi.waitFor(async () => {
      expect((await server.call(getCurrentUser, {})).entName).toMatch(/北辰科技|Northstar/)
    })
    const late = server.call(changeEnterprise, { version, name: 'Late' })
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'enterprise-changed' })
  })
})
