import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCurrentUser } from '@atrium/domain-core'
import {
  changeTenant,
  createTenant,
  freezeTenant,
  getTenant,
  listTenants,
  renewAdminLink,
  scheduleDeletion,
  takeDeletionBack,
  unfreezeTenant,
} from '@atrium/domain-tenants'
import { findPasswordLink, verifyAudit } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, tenantsServer } from '../testing/tenants-server'
import { destructionChore } from './destruction'

type Server = Awaited<ReturnType<typeof tenantsServer>>

let server: Server
beforeAll(async () => {
  server = await tenantsServer()
})
afterAll(() => server.close())

const root = { as: 'root' } as const
const day = 86_400_000
const draft = (name: string, loginId: string) => ({
  name,
  nameEn: null,
  peopleQuota: null,
  admin: { loginId, name: '林薇', email: null },
})

describe('every call about enterprises', () => {
  it('is refused to everybody but root', async () => {
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit'] as const) {
      expect(await codeOf(server.call(listTenants, {}, { as }))).toBe('not-allowed')
      const frozen = server.call(freezeTenant, { entId: 'north', reason: 'x' }, { as })
      expect(await codeOf(frozen)).toBe('not-allowed')
    }
    expect(await codeOf(server.call(listTenants, {}, { as: null }))).toBe('unauthenticated')
  })
  it('refuses an enterprise that is none', async () => {
    expect(await codeOf(server.call(getTenant, { entId: 'nowhere' }, root))).toBe(
      'tenant-not-found',
    )
    const change = { entId: 'nowhere', version: 1, name: 'No', nameEn: null, peopleQuota: null }
    expect(await codeOf(server.call(changeTenant, change, root))).toBe('tenant-not-found')
  })
})

describe('tenants.create-tenant', () => {
  it('refuses names that are none, and a login id of the wrong form', async () => {
    for (const given of [draft('x', 'fine'), draft('Fine', '1x'), draft('a\u202eb', 'fine')]) {
      expect(await codeOf(server.call(createTenant, given, root))).toBe('invalid-input')
    }
  })
  it('makes space and administrator, who sets a password by the link, shown once', async () => {
    const made = await server.call(createTenant, draft('Meadow', 'meadow.admin'), root)
    const link = await server.core.database.read('platform', (tx) =>
      findPasswordLink(tx, made.invitation, new Date()),
    )
    expect(link).toMatchObject({ purpose: 'set-up' })
    const seen = await server.call(getTenant, { entId: made.entId }, root)
    expect(seen).toMatchObject({
      name: 'Meadow',
      state: 'active',
      people: 1,
      admins: [{ loginId: 'meadow.admin', hasPassword: false }],
    })
    const [admin] = seen.admins
    const renewed = { entId: made.entId, personId: admin!.id }
    const { invitation } = await server.call(renewAdminLink, renewed, root)
    expect(invitation).not.toBe(made.invitation)
    const old = await server.core.database.read('platform', (tx) =>
      findPasswordLink(tx, made.invitation, new Date()),
    )
    expect(old).toBeNull()
  })
  it('gives no link for somebody who has a password, or does not administer', async () => {
    const [admin] = (await server.call(getTenant, { entId: 'demo' }, root)).admins
    const known = { entId: 'demo', personId: admin!.id }
    expect(await codeOf(server.call(renewAdminLink, known, root))).toBe('admin-has-password')
    const foreign = { entId: 'north', personId: admin!.id }
    expect(await codeOf(server.call(renewAdminLink, foreign, root))).toBe('platform-user-not-found')
  })
})

describe('tenants.list-tenants', () => {
  it('finds by name, pages without overlap and counts', async () => {
    for (const id of ['pa', 'pb', 'pc']) await server.enterprise(id)
    const all = await server.call(listTenants, { search: 'ENTERPRISE P' }, root)
    expect(all.total).toEqual({ count: 3, exact: true })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const input = { search: 'enterprise p', limit: 1, ...(cursor !== undefined && { cursor }) }
      const page = await server.call(listTenants, input, root)
      seen.push(...page.rows.map(({ entId }) => entId))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(all.rows.map(({ entId }) => entId))
    expect(new Set(seen)).toEqual(new Set(['pa', 'pb', 'pc']))
    expect(all.rows[0]).toMatchObject({ people: 2, storage: expect.any(Number) })
  })
  it('refuses a cursor that it did not write', async () => {
    const call = server.call(listTenants, { cursor: 'bm90aGluZw' }, root)
    expect(await codeOf(call)).toBe('invalid-input')
  })
})

describe('tenants.change-tenant', () => {
  it('refuses an old version, and a limit below the people there are', async () => {
    await server.enterprise('quota')
    const { version } = await server.call(getTenant, { entId: 'quota' }, root)
    const change = { entId: 'quota', version, name: 'Quota', nameEn: 'Quota', peopleQuota: 2 }
    const low = server.call(changeTenant, { ...change, peopleQuota: 1 }, root)
    expect(await codeOf(low)).toBe('invalid-input')
    expect(await server.call(changeTenant, change, root)).toMatchObject({ peopleQuota: 2 })
    expect(await codeOf(server.call(changeTenant, change, root))).toBe('tenant-changed')
  })
  it('refuses one more member than there may be', async () => {
    const { addMembership } = await import('@atrium/server-core')
    const [north] = await server.rows<{ id: string }>(
      "select person_id as id from platform.persons where login_id = 'pa.user'",
    )
    const added = server.core.database.transaction('platform', (tx) =>
      addMembership(tx, { entId: 'quota', personId: north!.id, roles: ['user'] }),
    )
    await expect(added).rejects.toMatchObject({ code: 'people-quota-reached' })
  })
})

describe('the life of an enterprise', () => {
  it('cannot end for the operator’s own, in whatever way', async () => {
    const frozen = server.call(freezeTenant, { entId: 'demo', reason: 'x' }, root)
    expect(await codeOf(frozen)).toBe('tenant-operates')
  })
  it('refuses steps out of order', async () => {
    await server.enterprise('steps')
    const entId = 'steps'
    for (const call of [
      () => server.call(unfreezeTenant, { entId }, root),
      () => server.call(scheduleDeletion, { entId, name: 'Enterprise steps' }, root),
      () => server.call(takeDeletionBack, { entId }, root),
    ]) {
      expect(await codeOf(call())).toBe('tenant-in-other-state')
    }
  })
  it('closes to members at once, and opens again', async () => {
    await server.enterprise('cold')
    const entId = 'cold'
    expect((await server.as('cold.user', getCurrentUser, {})).entId).toBe(entId)
    await server.call(freezeTenant, { entId, reason: 'Unpaid' }, root)
    const refused = () => codeOf(server.as('cold.user', getCurrentUser, {}))
    await expect.poll(refused).toBe('enterprise-frozen')
    await server.call(unfreezeTenant, { entId }, root)
    await expect
      .poll(() =>
        server.as('cold.user', getCurrentUser, {}).then(
          (user) => user.entId,
          () => null,
        ),
      )
      .toBe(entId)
  })
  it('asks for the name before a deletion, and takes it back within the days of grace', async () => {
    await server.enterprise('grace')
    const entId = 'grace'
    await server.call(freezeTenant, { entId, reason: 'Merged' }, root)
    const wrong = server.call(scheduleDeletion, { entId, name: 'grace' }, root)
    expect(await codeOf(wrong)).toBe('tenant-name-mismatch')
    const name = 'Enterprise grace'
    const closing = await server.call(scheduleDeletion, { entId, name }, root)
    const days = (Date.parse(closing.destroyAt!) - Date.now()) / day
    expect(Math.round(days)).toBe(30)
    expect(await server.call(takeDeletionBack, { entId }, root)).toMatchObject({
      state: 'frozen',
      destroyAt: null,
    })
  })
  it('ends with nothing left but the name and the log', async () => {
    await server.enterprise('gone')
    const entId = 'gone'
    const folder = join(server.core.config.dataDir, 'files', entId)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'a'), 'x')
    await server.core.database.transaction('platform', (tx) =>
      tx.query('create table t_gone.things (id int primary key)'),
    )
    await server.call(freezeTenant, { entId, reason: 'Ended' }, root)
    await server.call(scheduleDeletion, { entId, name: 'Enterprise gone' }, root)
    const chore = destructionChore(server.core)
    await chore.run(new AbortController().signal)
    expect(await server.call(getTenant, { entId }, root)).toMatchObject({ state: 'closing' })
    const later = {
      now: () => new Date(Date.now() + 31 * day),
      newId: () => server.core.clock.newId(),
    }
    await destructionChore({ ...server.core, clock: later }).run(new AbortController().signal)
    expect(await server.call(getTenant, { entId }, root)).toMatchObject({
      state: 'destroyed',
      people: 0,
      storage: 0,
    })
    for (const table of ['memberships', 'sessions', 'spaces', 'files', 'jobs']) {
      expect(await server.rows(`select 1 from platform.${table} where ent_id = 'gone'`)).toEqual([])
    }
    expect(await server.rows("select to_regnamespace('t_gone') as found")).toEqual([
      { found: null },
    ])
    await expect(access(folder)).rejects.toThrow('ENOENT')
    const log = await server.rows<{ entry: string }>(
      "select entry from platform.audit_log where ent_id = 'gone' order by seq",
    )
    expect(log.map(({ entry }) => (JSON.parse(entry) as { act: string }).act)).toEqual([
      'tenants.freeze-tenant',
      'tenants.schedule-deletion',
      'tenants.destroy-tenant',
    ])
    expect(await verifyAudit(server.core.database, entId)).toMatchObject({ ok: true })
    const listed = await server.call(listTenants, { search: 'Enterprise gone' }, root)
    expect(listed.rows).toEqual([])
    expect(await codeOf(server.call(freezeTenant, { entId, reason: 'x' }, root))).toBe(
      'tenant-in-other-state',
    )
  })
})
