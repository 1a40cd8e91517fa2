import { createApp, deleteApp, updateApp } from '@atrium/domain-apps'
import { apiVersionAnswerSchema, apiVersionPath } from '@atrium/domain-core'
import { testServer, type TestServer } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appsModule } from './module'
import { noRoles } from './testing/no-roles'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [appsModule(core, { contents: [], access: noRoles })],
  })
})
afterAll(() => server.close())

async function versions() {
  const headers = { cookie: await server.cookieOf('admin') }
  const answer = await server.app.inject({ url: apiVersionPath, headers })
  return apiVersionAnswerSchema.parse(answer.json()).result
}

describe('what browsers keep of applications', () => {
  it('is old with every change of the list, and of the one application', async () => {
    const [one, other] = [
      await server.call(createApp, { name: 'One' }),
      await server.call(createApp, { name: 'Other' }),
    ]
    const first = await versions()
    expect(first.paths.split(';')).toContain('/sapi/apps/:appId')
    await server.call(updateApp, { appId: one.id, name: 'Won' })
    const second = await versions()
    expect(second.global['/sapi/apps']).not.toBe(first.global['/sapi/apps'])
    expect(second.apps[one.id]).not.toBe(first.apps[one.id])
    expect(second.apps[other.id]).toBe(first.apps[other.id])
    await server.call(deleteApp, { appId: other.id })
    expect((await versions()).apps[other.id]).not.toBe(first.apps[other.id])
  })

  it('stays when a change is refused', async () => {
    const app = await server.call(createApp, { name: 'Steady' })
    const before = await versions()
    await expect(server.call(updateApp, { appId: app.id, name: 'Won' })).rejects.toThrow('409')
    expect(await versions()).toEqual(before)
  })
})
