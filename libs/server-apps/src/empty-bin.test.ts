import { createApp, deleteApp, getApp, listApps, restoreApp } from '@atrium/domain-apps'
import { testServer, type TestServer } from '@atrium/server-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyBin } from './empty-bin'
import { appsModule } from './module'
import { noRoles } from './testing/no-roles'

let server: TestServer
const destroyed: string[] = []
const contents = [
  {
    deleted: async () => undefined,
    restored: async () => undefined,
    destroyed: async (_: unknown, appId: string) => void destroyed.push(appId),
  },
]
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [appsModule(core, { contents, access: noRoles })],
  })
})
afterAll(() => server.close())

/** Does the chore as it will be done in so many days. */
function afterDays(days: number): Promise<void> {
  const now = () => new Date(Date.now() + days * 86_400_000)
  const clock = { ...server.core.clock, now }
  return emptyBin({ ...server.core, clock, contents }).run(new AbortController().signal)
}

it('destroys applications with what they hold after sixty days', async () => {
  const names = ['Gone', 'Restored', 'Kept']
  const [gone, restored, kept] = await Promise.all(
    names.map((name) => server.call(createApp, { name })),
  )
  for (const app of [gone!, restored!]) await server.call(deleteApp, { appId: app.id })
  await server.call(restoreApp, { appId: restored!.id })
  const bin = async () => (await server.call(listApps, { deleted: true })).rows
  await afterDays(59)
  expect((await bin()).map(({ name }) => name)).toEqual(['Gone'])
  await afterDays(61)
  expect(await bin()).toEqual([])
  expect(destroyed).toEqual([gone!.id])
  for (const { id } of [restored!, kept!]) {
    expect(await server.call(getApp, { appId: id })).toMatchObject({ deletedAt: null })
  }
})
