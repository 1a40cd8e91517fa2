import type { AppItemsPort } from '@atrium/domain-apps'
import { actingForHeader, defineEndpoint, type Role } from '@atrium/domain-core'
import {
  addAgency,
  anAgencyDraft,
  changeAgency,
  deleteAgency,
  listAgencies,
  listMandates,
  recoverAgency,
} from '@atrium/domain-delegation'
import { type Clock, type Core, implement, type Tx } from '@atrium/server-core'
import { refusalOf, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDelegations } from './mandates'
import { delegationModule } from './module'

const app = '0190a5b0-0000-7000-8000-00000000a001'
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const day = 86_400_000
const output = z.object({
  who: z.string(),
  agent: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
})
const probe = (id: string, method: 'GET' | 'POST') =>
  defineEndpoint({
    id: `probe.${id}`,
    method,
    kind: method === 'GET' ? 'read' : 'write',
    path: `/probe/${id}`,
    input: z.object({}),
    output,
  })
const asHost = probe('as-host', 'POST')
const asOneself = probe('as-oneself', 'GET')
const refused = probe('refused', 'POST')

let server: TestServer
let passed = 0
const ids = new Map<string, string>()
const idOf = (loginId: Role) => ids.get(loginId)!

beforeAll(async () => {
  const clock: Clock = {
    now: () => new Date(Date.parse('2026-11-21T08:00:00Z') + passed),
    newId: () => crypto.randomUUID().replace(/^(.{14})./, '$17'),
  }
  server = await testServer({
    modules: (core) => [
      // Sessions live by the server's own clock, which does not move on.
      delegationModule(Object.create(core, { clock: { value: clock } }) as Core, { apps }),
      {
        name: 'probe',
        routes: [asHost, asOneself, refused].map((endpoint) =>
          implement(endpoint, {
            permission: 'signed-in',
            ...(endpoint === asHost ? { whileActing: 'as-host' as const } : {}),
            handle: (_, { caller }) => ({
              who: caller.loginId,
              agent: caller.agentId ?? null,
              roles: [...caller.roles],
              permissions: [...(caller.mandate?.permissions ?? [])],
            }),
          }),
        ),
      },
    ],
  })
  const rows = await sql<{ id: string; login: string }>(
    'select person_id as id, login_id as login from platform.persons',
  )
  for (const { id, login } of rows) ids.set(login, id)
})
afterAll(() => server.close())
beforeEach(async () => {
  passed = 0
  await sql('delete from platform.agency')
  server.core.bus.publish([{ entity: 'agency', act: 'removed', entId: 'demo' }])
})

const sql = <Row>(text: string, values: unknown[] = []) =>
  server.core.database.transaction('platform', (tx) => tx.query<Row>(text, values))
const apps: AppItemsPort<Tx> = {
  findApp: async () => null,
  appNames: async (_, asked) => new Map(asked.includes(app) ? [[app, 'Sales']] : []),
  addItem: async () => undefined,
  changeItem: async () => undefined,
  removeItem: async () => undefined,
}
const draft = (overrides: Partial<ReturnType<typeof anAgencyDraft>> = {}) =>
  anAgencyDraft({
    agentId: idOf('user'),
    startsAt: '2026-11-21T00:00:00.000Z',
    endsAt: '2026-11-28T00:00:00.000Z',
    ...overrides,
  })
const host = (overrides = {}) =>
  server.call(addAgency, { kind: 'hosting', ...draft(), ...overrides })
const issuesOf = async (call: Promise<unknown>) => {
  const { code, details } = await refusalOf(call)
  const found = (details as { path: string[]; code: string }[] | undefined) ?? []
  return [code, ...found.map((issue) => `${issue.path.join('.')} ${issue.code}`)]
}
const acting = (mandateId: string, as: Role = 'user') => ({
  as,
  headers: { [actingForHeader]: mandateId },
})

describe('lending an account', () => {
  it('is refused to strangers, without an agent, a period, a scope or a permission', async () => {
    const input = { kind: 'hosting' as const, ...draft() }
    expect(await refusalOf(server.call(addAgency, input, { as: null }))).toMatchObject({
      status: 401,
    })
    for (const broken of [{ agentId: '' }, { startsAt: '' }, { scope: {} }, { permissions: [] }]) {
      const call = server.call(addAgency, { ...input, ...broken } as never)
      expect(await refusalOf(call)).toMatchObject({ status: 400 })
    }
  })
  it('is refused to oneself, to who is no member, for an application unknown, and for the past', async () => {
    expect(await issuesOf(host({ agentId: idOf('admin') }))).toEqual([
      'agency-invalid',
      'agentId agent-self',
    ])
    expect(await issuesOf(host({ agentId: nowhere }))).toContain('agentId agent-unknown')
    const scope = { kind: 'apps', appIds: [nowhere] }
    expect(await issuesOf(host({ scope }))).toContain('scope application-unknown')
    const over = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-02T00:00:00Z' }
    expect(await issuesOf(host(over))).toContain('endsAt period-over')
  })
  it('is refused to a second person at a time, also when both begin at once', async () => {
    const both = await Promise.allSettled([host(), host({ agentId: idOf('saas') })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(host({ agentId: idOf('saas') }))).toMatchObject({
      status: 409,
      code: 'agency-exists',
    })
  })
  it('is told to both, and to nobody else', async () => {
    const { id } = await host()
    const lists = async (as: Role) => {
      const { given, received } = await server.call(listAgencies, { kind: 'hosting' }, { as })
      return [given.map((each) => each.id), received.map((each) => each.id)]
    }
    expect(await lists('admin')).toEqual([[id], []])
    expect(await lists('user')).toEqual([[], [id]])
    expect(await lists('saas')).toEqual([[], []])
  })
  it('has one agent for an application, and others for others', async () => {
    const scope = { kind: 'apps' as const, appIds: [app] }
    const one = { kind: 'application' as const, ...draft({ scope, endsAt: null }) }
    await server.call(addAgency, one)
    expect(await refusalOf(server.call(addAgency, one))).toMatchObject({ code: 'agency-exists' })
    expect(await host()).toMatchObject({ state: 'agenting' })
    const { given } = await server.call(listAgencies, { kind: 'application' })
    expect(given).toMatchObject([{ applications: [{ id: app, name: 'Sales' }], endsAt: null }])
  })
})

describe('an agency', () => {
  it('is not there for others, nor in another space', async () => {
    const { id: agencyId } = await host()
    for (const options of [
      { as: 'user' },
      { as: 'saas' },
      { as: 'user', entId: 'north' },
    ] as const) {
      for (const call of [
        () => server.call(recoverAgency, { agencyId }, options),
        () => server.call(deleteAgency, { agencyId }, options),
        () => server.call(changeAgency, { agencyId, ...draft() }, options),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'agency-not-found' })
      }
    }
  })
  it('is edited, taken back, begun anew, and deleted once it has ended', async () => {
    const { id: agencyId } = await host()
    expect(await refusalOf(server.call(deleteAgency, { agencyId }))).toMatchObject({
      status: 409,
      code: 'agency-running',
    })
    const edited = await server.call(changeAgency, {
      agencyId,
      ...draft({ permissions: ['new-data'] }),
    })
    expect(edited).toMatchObject({ state: 'agenting', permissions: ['new-data'] })
    expect(await server.call(recoverAgency, { agencyId })).toMatchObject({ state: 'recycled' })
    expect(await refusalOf(server.call(recoverAgency, { agencyId }))).toMatchObject({
      code: 'agency-not-running',
    })
    const anew = await server.call(changeAgency, { agencyId, ...draft() })
    expect(anew.state).toBe('agenting')
    await server.call(recoverAgency, { agencyId })
    await server.call(deleteAgency, { agencyId })
    expect((await server.call(listAgencies, { kind: 'hosting' })).given).toEqual([])
  })
  it('expires by the clock, and makes room for another', async () => {
    await host()
    passed = 8 * day
    const { given } = await server.call(listAgencies, { kind: 'hosting' })
    expect(given.map(({ state }) => state)).toEqual(['expired'])
    expect(await host({ endsAt: '2026-12-28T00:00:00.000Z' })).toMatchObject({ state: 'agenting' })
  })
  it('is invalid once one of the two is suspended, and stays so when they are back', async () => {
    const { id } = await host()
    await setMember('suspended')
    expect(await refusalOf(server.call(asHost, {}, acting(id)))).toMatchObject({ status: 403 })
    const states = async () =>
      (await server.call(listAgencies, { kind: 'hosting' })).given.map(({ state }) => state)
    expect(await states()).toEqual(['invalid'])
    await expect
      .poll(() => sql('select state from platform.agency'))
      .toEqual([{ state: 'invalid' }])
    await setMember('active')
    expect(await states()).toEqual(['invalid'])
  })
})

async function setMember(state: 'suspended' | 'active') {
  await server.core.database.transaction({ entId: 'demo', personId: null }, async (tx) => {
    await tx.query(
      `update platform.memberships set state = $2 where person_id = $1 and ent_id = 'demo'`,
      [idOf('user'), state],
    )
    tx.announce({ entity: 'person', act: 'changed', ids: [idOf('user')], entId: 'demo' })
    await server.core.sessions.refresh(tx, idOf('user'))
  })
}

describe('acting for somebody', () => {
  it('is refused by an agency that is somebody else’s, unknown, taken back, over, or yet to come', async () => {
    const { id } = await host()
    const refusal = (mandateId: string, as: Role = 'user') =>
      refusalOf(server.call(asHost, {}, acting(mandateId, as)))
    const over = { status: 403, code: 'acting-over' }
    expect(await refusal(id, 'saas')).toMatchObject(over)
    expect(await refusal(nowhere)).toMatchObject(over)
    expect(await refusal('x')).toMatchObject(over)
    expect(await server.call(asHost, {}, acting(id))).toMatchObject({ who: 'admin' })
    passed = 7 * day
    expect(await refusal(id)).toMatchObject(over)
    passed = -day
    expect(await refusal(id)).toMatchObject(over)
    passed = 0
    await server.call(recoverAgency, { agencyId: id })
    expect(await refusal(id)).toMatchObject(over)
  })
  it('is refused where a call is not meant for it, so that nothing is lent on', async () => {
    const { id } = await host()
    const notHere = { status: 403, code: 'not-while-acting' }
    expect(await refusalOf(server.call(refused, {}, acting(id)))).toMatchObject(notHere)
    const lendOn = { kind: 'hosting' as const, ...draft({ agentId: idOf('saas') }) }
    expect(await refusalOf(server.call(addAgency, lendOn, acting(id)))).toMatchObject(notHere)
  })
  it('is being them as an ordinary member, with what is lent; reads of other things are one’s own', async () => {
    const { id } = await host({ permissions: ['edit-data'] })
    expect(await server.call(asHost, {}, acting(id))).toEqual({
      who: 'admin',
      agent: idOf('user'),
      roles: ['user'],
      permissions: ['edit-data'],
    })
    expect(await server.call(asOneself, {}, acting(id))).toMatchObject({ who: 'user', agent: null })
  })
  it('is offered for those in force only', async () => {
    const { id } = await host()
    const offered = async () =>
      (await server.call(listMandates, {}, { as: 'user' })).rows.map((each) => each.id)
    expect(await offered()).toEqual([id])
    passed = 7 * day
    expect(await offered()).toEqual([])
  })
})

describe('what the workflow asks', () => {
  it('is answered by permission and application', async () => {
    const scope = { kind: 'apps', appIds: [app] }
    const { id: agencyId } = await host({ scope, permissions: ['handle-todo'] })
    const clock = { ...server.core.clock, now: () => new Date('2026-11-22T00:00:00Z') }
    const port = createDelegations({ clock })
    const scoped = { entId: 'demo', personId: null }
    const agents = (appId: string, permission: 'handle-todo' | 'new-data') =>
      server.core.database.read(scoped, (tx) =>
        port.agentsOf(tx, { hostId: idOf('admin'), appId, permission }),
      )
    expect(await agents(nowhere, 'handle-todo')).toEqual([])
    expect(await agents(app, 'new-data')).toEqual([])
    expect(await agents(app, 'handle-todo')).toEqual([{ agencyId, personId: idOf('user') }])
    const hosts = await server.core.database.read(scoped, (tx) =>
      port.hostsOf(tx, { agentId: idOf('user'), permission: 'handle-todo' }),
    )
    expect(hosts).toEqual([{ agencyId, personId: idOf('admin'), appIds: [app] }])
  })
})
