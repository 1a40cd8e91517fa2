import { anAppRole, type AppRole } from '@atrium/domain-access'
import {
  type Application,
  arrangeAppItems,
  createApp,
  deleteApp,
  getApp,
  listApps,
  restoreApp,
  updateApp,
} from '@atrium/domain-apps'
import { CallRefused, testServer, type TestServer } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppItems } from './app-items'
import { appsModule } from './module'
import { noRoles } from './testing/no-roles'

let roles: readonly AppRole[] = []
const access = { ...noRoles, rolesOf: async () => roles }

let server: TestServer
let count = 0
beforeAll(async () => {
  const contents = {
    deleted: tell('deleted'),
    restored: tell('restored'),
    destroyed: tell('destroyed'),
  }
  server = await testServer({
    modules: (core) => [appsModule(core, { contents: [contents], access })],
  })
})
afterAll(() => server.close())

/** What the contents of applications were told. */
const told: string[] = []
const tell = (what: string) => async (_: unknown, appId: string) =>
  void told.push(`${what} ${appId}`)

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const inNorth = { as: 'user', entId: 'north' } as const
const newApp = () => server.call(createApp, { name: `App ${(count += 1)}` })

describe('apps.create-app', () => {
  it('is closed to who may not manage applications', async () => {
    for (const as of ['root', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(createApp, { name: 'x' }, { as }))).toMatchObject({
        status: 403,
      })
    }
  })

  it('refuses names that are empty, too long or not text, and colours that are none', async () => {
    const hostile: object[] = [
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { name: 1 },
      { name: 'x', color: 'mauve' },
      { name: 'x', extra: true },
      { name: 'a\0b' },
    ]
    for (const input of hostile) {
      const call = server.call(createApp, input as { name: string })
      expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'invalid-input' })
    }
  })

  it('refuses a name that the space has, whatever its case; another space may have it', async () => {
    await server.call(createApp, { name: 'Warehouse' })
    expect(await refusalOf(server.call(createApp, { name: 'wareHOUSE' }))).toMatchObject({
      status: 409,
      code: 'app-name-taken',
    })
    await server.call(createApp, { name: 'Warehouse' }, inNorth)
  })

  it('keeps what was given and fills in the rest', async () => {
    const app = await server.call(createApp, {
      name: '仓库 📦 "; --',
      description: 'x',
      color: 'red',
    })
    expect(app).toMatchObject({ name: '仓库 📦 "; --', color: 'red', icon: 'app', items: [] })
    expect(await server.call(getApp, { appId: app.id }, { as: 'audit' })).toEqual(app)
  })
})

describe('apps.get-app', () => {
  it('does not know an application of another space', async () => {
    const { id: appId } = await newApp()
    for (const call of [
      () => server.call(getApp, { appId }, inNorth),
      () => server.call(updateApp, { appId, name: 'Stolen' }, inNorth),
      () => server.call(deleteApp, { appId }, inNorth),
      () => server.call(restoreApp, { appId }, inNorth),
      () => server.call(arrangeAppItems, { appId, itemIds: [] }, inNorth),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'app-not-found' })
    }
  })
})

describe('apps.update-app', () => {
  it('changes what is named, and leaves the rest', async () => {
    const app = await newApp()
    const changed = await server.call(updateApp, { appId: app.id, description: 'New' })
    expect(changed).toMatchObject({ name: app.name, description: 'New', icon: app.icon })
  })

  it('refuses the name of another application, and one that is not there', async () => {
    const [one, other] = [await newApp(), await newApp()]
    const taken = server.call(updateApp, { appId: one.id, name: other.name })
    expect(await refusalOf(taken)).toMatchObject({ code: 'app-name-taken' })
    const missing = server.call(updateApp, { appId: nowhere, name: 'x' })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
  })
})

describe('apps.delete-app and apps.restore-app', () => {
  it('take an application away and bring it back', async () => {
    const { id: appId } = await newApp()
    await server.call(deleteApp, { appId })
    expect(await refusalOf(server.call(getApp, { appId }))).toMatchObject({ status: 404 })
    expect(await refusalOf(server.call(deleteApp, { appId }))).toMatchObject({ status: 404 })
    const bin = await server.call(listApps, { deleted: true })
    expect(bin.rows.map((app) => app.id)).toContain(appId)
    expect(await server.call(restoreApp, { appId })).toMatchObject({ deletedAt: null })
    expect(await refusalOf(server.call(restoreApp, { appId }))).toMatchObject({ status: 404 })
    expect(told).toEqual([`deleted ${appId}`, `restored ${appId}`])
  })

  it('refuse to restore under a name that was given away', async () => {
    const { id: appId, name } = await newApp()
    await server.call(deleteApp, { appId })
    await server.call(createApp, { name })
    expect(await refusalOf(server.call(restoreApp, { appId }))).toMatchObject({
      code: 'app-name-taken',
    })
  })

  it('show the recycle bin only to who may manage', async () => {
    const call = server.call(listApps, { deleted: true }, { as: 'audit' })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })
})

describe('apps.list-apps', () => {
  it('finds by name or description, wildcards meaning themselves', async () => {
    const app = await server.call(createApp, { name: 'Fifty %', description: 'half_price' })
    for (const search of ['y %', 'F_P'.toLowerCase()]) {
      expect((await server.call(listApps, { search })).rows).toEqual([app])
    }
    expect((await server.call(listApps, { search: 'y_%' })).rows).toEqual([])
  })

  it('is the same read page by page', async () => {
    for (let n = 0; n < 5; n += 1) await newApp()
    const all = await server.call(listApps, { limit: 999 })
    const paged: Application[] = []
    let cursor: string | undefined
    do {
      const page = await server.call(listApps, { limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toEqual({ count: all.rows.length, exact: true })
      paged.push(...page.rows)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(paged).toEqual(all.rows)
  })

  it('refuses cursors that were made up', async () => {
    for (const cursor of [
      'x',
      '%',
      Buffer.from('{"at":"0000-01-01T00:00:00Z"}').toString('base64url'),
    ]) {
      expect(await refusalOf(server.call(listApps, { cursor }))).toMatchObject({ status: 400 })
    }
  })
})

describe('entries of an application', () => {
  it('are added, renamed, put in order and removed by other modules', async () => {
    const { id: appId } = await newApp()
    const { core } = server
    const items = createAppItems(core.clock)
    const inDemo = core.database.transaction.bind(core.database, { entId: 'demo', personId: null })
    await inDemo(async (tx) => {
      for (const name of ['a', 'b', 'c']) {
        await items.addItem(tx, appId, {
          kind: 'form',
          name,
          targetId: `form-${name}`,
          ready: false,
        })
      }
      await items.changeItem(tx, 'form-b', { name: 'B', ready: true })
    })
    const app = await server.call(getApp, { appId })
    expect(app.items.map(({ name, ready }) => [name, ready])).toEqual([
      ['a', false],
      ['B', true],
      ['c', false],
    ])
    const itemIds = app.items.map((item) => item.id).toReversed()
    const turned = await server.call(arrangeAppItems, { appId, itemIds })
    expect(turned.items.map(({ name }) => name)).toEqual(['c', 'B', 'a'])
    for (const wrong of [itemIds.slice(1), [...itemIds, nowhere], [...itemIds.slice(1), nowhere]]) {
      const call = server.call(arrangeAppItems, { appId, itemIds: wrong })
      expect(await refusalOf(call)).toMatchObject({ status: 409, code: 'app-items-changed' })
    }
    await inDemo((tx) => items.removeItem(tx, 'form-b'))
    const left = await server.call(getApp, { appId })
    expect(left.items.map(({ name }) => name)).toEqual(['c', 'a'])
  })

  it('cannot be reached from another space', async () => {
    const { id: appId } = await newApp()
    const { core } = server
    const items = createAppItems(core.clock)
    await core.database.transaction({ entId: 'north', personId: null }, async (tx) => {
      expect(await items.findApp(tx, appId)).toBeNull()
      await items.addItem(tx, appId, { kind: 'form', name: 'x', targetId: 'x', ready: true })
    })
    expect((await server.call(getApp, { appId })).items).toEqual([])
  })
})

async function refusalOf(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (error instanceof CallRefused) return { status: error.status, code: error.code }
    throw error
  }
  throw new Error('the call was not refused')
}

describe('an application with roles', () => {
  it('is arranged by who builds it, and ended by who administers it', async () => {
    const { id: appId } = await newApp()
    const as = { as: 'user' } as const
    const change = () => server.call(updateApp, { appId, description: 'x' }, as)
    const end = () => server.call(deleteApp, { appId }, as)
    roles = [anAppRole({ kind: 'operator' })]
    expect(await refusalOf(change())).toMatchObject({ status: 403, code: 'not-a-builder' })
    expect(await refusalOf(end())).toMatchObject({ code: 'not-a-builder' })
    roles = [anAppRole({ kind: 'developer' })]
    await change()
    expect(await refusalOf(end())).toMatchObject({ code: 'not-a-builder' })
    roles = [anAppRole({ kind: 'administrator' })]
    await end()
    roles = [anAppRole({ kind: 'developer' })]
    expect(await refusalOf(server.call(restoreApp, { appId }, as))).toMatchObject({ status: 403 })
    roles = []
  })
})
