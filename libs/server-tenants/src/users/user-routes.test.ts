import { getCurrentUser } from '@atrium/domain-core'
import {
  endUserSessions,
  getPlatformUser,
  listPlatformUsers,
  reactivateUser,
  sendResetLink,
  suspendUser,
} from '@atrium/domain-tenants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, tenantsServer } from '../testing/tenants-server'

type Server = Awaited<ReturnType<typeof tenantsServer>>

let server: Server
beforeAll(async () => {
  server = await tenantsServer()
})
afterAll(() => server.close())

const root = { as: 'root' } as const
const nobody = '0190a5b0-0000-7000-8000-00000000dead'
const idOf = async (search: string) =>
  (await server.call(listPlatformUsers, { search }, root)).rows[0]!.id

describe('every call about users', () => {
  it('is refused to everybody but root, and for somebody who is nobody', async () => {
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit'] as const) {
      expect(await codeOf(server.call(listPlatformUsers, {}, { as }))).toBe('not-allowed')
      expect(await codeOf(server.call(suspendUser, { personId: nobody }, { as }))).toBe(
        'not-allowed',
      )
    }
    for (const endpoint of [getPlatformUser, suspendUser, endUserSessions, sendResetLink]) {
      expect(await codeOf(server.call(endpoint, { personId: nobody }, root))).toBe(
        'platform-user-not-found',
      )
    }
  })
  it('is refused for one’s own account', async () => {
    const personId = await idOf('root')
    for (const endpoint of [suspendUser, reactivateUser, endUserSessions, sendResetLink]) {
      expect(await codeOf(server.call(endpoint, { personId }, root))).toBe('user-self')
    }
  })
})

describe('tenants.list-users', () => {
  it('finds by name, login id and e-mail in every enterprise, with nothing secret', async () => {
    await server.enterprise('lake')
    for (const search of ['LAKE ADMIN', 'lake.admin', 'lake.admin@mail']) {
      const { rows } = await server.call(listPlatformUsers, { search }, root)
      expect(rows).toMatchObject([
        { loginId: 'lake.admin', memberships: [{ entId: 'lake', roles: ['admin'] }] },
      ])
      expect(JSON.stringify(rows)).not.toMatch(/password|hash|token/i)
    }
    const both = (await server.call(listPlatformUsers, { entId: 'north' }, root)).rows
    expect(both).toMatchObject([
      { loginId: 'user', memberships: [{ entId: 'demo' }, { entId: 'north' }] },
    ])
  })
  it('pages by login id without overlap', async () => {
    const all = (await server.call(listPlatformUsers, {}, root)).rows.map(({ loginId }) => loginId)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.call(
        listPlatformUsers,
        { limit: 3, ...(cursor !== undefined && { cursor }) },
        root,
      )
      seen.push(...page.rows.map(({ loginId }) => loginId))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(all)
  })
})

describe('an account', () => {
  it('that is suspended is closed everywhere until it is reactivated', async () => {
    await server.enterprise('pond')
    await server.as('pond.user', getCurrentUser, {})
    const personId = await idOf('pond.user')
    expect((await server.call(getPlatformUser, { personId }, root)).sessions).toHaveLength(1)
    const suspended = await server.call(suspendUser, { personId }, root)
    expect(suspended).toMatchObject({ state: 'suspended', sessions: [] })
    expect(await codeOf(server.as('pond.user', getCurrentUser, {}))).toBe('unauthenticated')
    expect(await codeOf(server.call(sendResetLink, { personId }, root))).toBe('user-cannot-sign-in')
    const filtered = await server.call(listPlatformUsers, { state: 'suspended' }, root)
    expect(filtered.rows.map(({ id }) => id)).toEqual([personId])
    expect(await server.call(reactivateUser, { personId }, root)).toMatchObject({ state: 'active' })
  })
  it('loses its sessions', async () => {
    await server.enterprise('creek')
    await server.as('creek.admin', getCurrentUser, {})
    const personId = await idOf('creek.admin')
    expect(await server.call(endUserSessions, { personId }, root)).toEqual({ ended: 1 })
    expect(await codeOf(server.as('creek.admin', getCurrentUser, {}))).toBe('unauthenticated')
  })
  it('is sent a link that only its mailbox sees', async () => {
    const personId = await idOf('creek.admin')
    expect(await server.call(sendResetLink, { personId }, root)).toEqual({})
    expect(server.resets).toMatchObject([{ to: 'creek.admin@mail.example' }])
    await server.core.database.transaction('platform', (tx) =>
      tx.query("update platform.persons set email = null where login_id = 'creek.admin'"),
    )
    expect(await codeOf(server.call(sendResetLink, { personId }, root))).toBe('user-without-email')
  })
  it('leaves a trace of who did it', async () => {
    const rows = await server.rows<{ entry: string }>(
      "select entry from platform.audit_log where ent_id = '*' and entry like '%tenants.%'",
    )
    const rootId = await idOf('root')
    const acts = rows.map(
      ({ entry }) => JSON.parse(entry) as { act: string; details: { by: string } },
    )
    expect(acts.map(({ act }) => act)).toContain('tenants.suspend-user')
    expect(acts.every(({ details }) => details.by === rootId)).toBe(true)
  })
})
