import {
  addNavigation,
  anEntry,
  arrangeNavigations,
  changeNavigation,
  deleteNavigation,
  getNavigation,
  getOwnNavigation,
  listElementSettings,
  listNavigations,
  type NavigationDraft,
  publishNavigation,
  setElement,
  withdrawNavigation,
} from '@atrium/domain-navigation'
import type { Placement, PlacementPort } from '@atrium/domain-org'
import type { Tx } from '@atrium/server-core'
import { refusalOf, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { navigationModule } from './module'

const appId = '0190a5b0-0000-7000-8000-0000000000aa'
const deletedApp = '0190a5b0-0000-7000-8000-0000000000ab'
const missing = '0190a5b0-0000-7000-8000-00000000dead'
const nowhere = {
  departmentIds: [],
  departmentIdsAbove: [],
  departmentIdsBelow: [],
  postIds: [],
  roleIds: [],
  groupIds: [],
  superiorIds: [],
  directReportIds: [],
  reportIds: [],
  attributes: { department: [], post: [], role: [], 'employee-number': [] },
} satisfies Omit<Placement, 'personId'>
const placements: PlacementPort<Tx> = {
  placement: (_, personId) => Promise.resolve({ ...nowhere, personId }),
  meant: () => Promise.resolve({ count: 0, people: [] }),
  differing: () => Promise.resolve({ count: 0, people: [] }),
}
const apps = { appNames: () => Promise.resolve(new Map([[appId, 'Orders']])) }

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [navigationModule(core, { placements, apps })],
  })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const terminal of ['web', 'app'] as const) {
    const { rows } = await server.call(listNavigations, { terminal })
    for (const { id } of rows) await server.call(deleteNavigation, { navigationId: id })
  }
})

const draft = (overrides: Partial<NavigationDraft> = {}): NavigationDraft => ({
  name: 'Sales',
  audience: [{ kind: 'everyone' }],
  entries: [anEntry({ route: 'contacts' })],
  ...overrides,
})
const add = (overrides: Partial<NavigationDraft> = {}, terminal: 'web' | 'app' = 'web') =>
  server.call(addNavigation, { terminal, ...draft(overrides) })

async function published(overrides: Partial<NavigationDraft> = {}) {
  const { id, revision } = await add(overrides)
  return server.call(publishNavigation, { navigationId: id, revision })
}

describe('navigations', () => {
  it('are kept by administrators only, and in their own space', async () => {
    const { id } = await add()
    const asked = { navigationId: id }
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(getNavigation, asked, { as }))).toMatchObject({
        status: 403,
      })
      expect(
        await refusalOf(server.call(addNavigation, { terminal: 'web', ...draft() }, { as })),
      ).toMatchObject({ status: 403 })
    }
    expect(await refusalOf(server.call(getNavigation, { navigationId: missing }))).toMatchObject({
      status: 404,
      code: 'navigation-not-found',
    })
    const north = { entId: 'north' }
    expect(await refusalOf(server.call(getNavigation, asked, north))).toMatchObject({ status: 403 })
  })
  it('refuse a hostile address', async () => {
    const title = { 'zh-CN': '外链', en: 'Link' }
    const link = { ...anEntry(), kind: 'link', title, inNewWindow: true } as const
    const { route: _, ...place } = { ...link, address: 'javascript:alert(1)' }
    expect(await refusalOf(add({ entries: [place] }))).toMatchObject({ status: 400 })
  })
  it('refuse a change that does not know the latest one', async () => {
    const { id, revision } = await add()
    const change = { navigationId: id, revision, ...draft({ name: 'First' }) }
    expect(await server.call(changeNavigation, change)).toMatchObject({ revision: revision + 1 })
    expect(await refusalOf(server.call(changeNavigation, change))).toMatchObject({
      code: 'navigation-changed',
    })
  })
  it('refuse to be published while something is missing', async () => {
    const { id, revision } = await add({ entries: [] })
    const publish = server.call(publishNavigation, { navigationId: id, revision })
    expect(await refusalOf(publish)).toMatchObject({ code: 'navigation-empty' })
  })
  it('are put in another order by naming each once', async () => {
    const [first, second] = [await add(), await add({ name: 'Second' })]
    const arranged = (navigationIds: string[]) =>
      server.call(arrangeNavigations, { terminal: 'web', navigationIds })
    expect(await refusalOf(arranged([second.id]))).toMatchObject({ status: 404 })
    await arranged([second.id, first.id])
    const { rows } = await server.call(listNavigations, { terminal: 'web' })
    expect(rows.map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('what a person sees around their pages', () => {
  it('is the product’s own while nothing is published for them', async () => {
    await add()
    await published({ audience: [{ kind: 'person', id: missing }] })
    expect(await server.call(getOwnNavigation, {}, { as: 'user' })).toEqual({
      web: null,
      app: null,
      hiddenElements: [],
    })
  })
  it('is the first published navigation that is for them, without what is gone', async () => {
    const shown = { title: null, icon: null }
    await published({
      entries: [
        { ...shown, id: missing, kind: 'app', appId },
        { ...shown, id: deletedApp, kind: 'app', appId: deletedApp },
      ],
    })
    await published({ name: 'Later' })
    const { web } = await server.call(getOwnNavigation, {}, { as: 'user' })
    expect(web).toEqual([
      {
        id: missing,
        kind: 'link',
        icon: 'app',
        title: { 'zh-CN': 'Orders', en: 'Orders' },
        address: `/app/form/${appId}`,
        inNewWindow: false,
      },
    ])
  })
  it('stays as it was published while the design is changed, and ends when it is withdrawn', async () => {
    const { id, revision } = await published()
    await server.call(changeNavigation, {
      navigationId: id,
      revision,
      ...draft({ entries: [anEntry({ route: 'app-center' })] }),
    })
    const own = async () => (await server.call(getOwnNavigation, {}, { as: 'user' })).web
    expect(await own()).toMatchObject([{ route: 'contacts' }])
    await server.call(withdrawNavigation, { navigationId: id })
    expect(await own()).toBeNull()
  })
})

describe('the elements of pages', () => {
  it('are set by administrators only', async () => {
    const setting = { elementId: 'frame.search', hiddenFor: [{ kind: 'everyone' as const }] }
    const refused = server.call(setElement, setting, { as: 'user' })
    expect(await refusalOf(refused)).toMatchObject({ status: 403 })
  })
  it('are hidden for whom it says, until it says nobody', async () => {
    const elementId = 'frame.search'
    const hidden = async () =>
      (await server.call(getOwnNavigation, {}, { as: 'user' })).hiddenElements
    await server.call(setElement, { elementId, hiddenFor: [{ kind: 'everyone' }] })
    expect(await hidden()).toEqual([elementId])
    await server.call(setElement, { elementId, hiddenFor: [] })
    expect(await hidden()).toEqual([])
    expect(await server.call(listElementSettings, {})).toEqual({ rows: [] })
  })
})
