import { actingForHeader, defineEndpoint, getCurrentUser, type Role } from '@atrium/domain-core'
import {
  applyForDeveloper,
  decideDeveloperReview,
  getDeveloperGrant,
  issueDeveloperToken,
  listDeveloperReviews,
  resetDeveloperToken,
  revokeDeveloperGrant,
  takeDeveloperReview,
  withdrawDeveloper,
} from '@atrium/domain-developer'
import { implement } from '@atrium/server-core'
import { refusalOf, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { developerModule } from './module'

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const reason = 'Connect our warehouse'
const whoAmI = defineEndpoint({
  id: 'probe.who-am-i',
  method: 'GET',
  kind: 'read',
  path: '/probe/who',
  input: z.object({}),
  output: z.object({ who: z.string(), entId: z.string(), roles: z.array(z.string()) }),
})
const change = defineEndpoint({ ...whoAmI, id: 'probe.change', method: 'POST', kind: 'write' })

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [
      developerModule(core),
      {
        name: 'probe',
        routes: [whoAmI, change].map((endpoint) =>
          implement(endpoint, {
            permission: 'signed-in',
            handle: (_, { caller }) =>
              core.database.transaction(caller, async (tx) => {
                if (endpoint === change) tx.record({ act: 'probe.change', entity: 'probe' })
                return { who: caller.loginId, entId: caller.entId, roles: [...caller.roles] }
              }),
          }),
        ),
      },
    ],
  })
})
afterAll(() => server.close())
beforeEach(() => sql('delete from platform.developer_grant'))

const sql = <Row>(text: string, values: unknown[] = []) =>
  server.core.database.transaction('platform', (tx) => tx.query<Row>(text, values))
const asUser = { as: 'user' as const }
const apply = () => server.call(applyForDeveloper, { reason }, asUser)
const waiting = async () => (await server.call(listDeveloperReviews, {})).rows
const byToken = (token: string) => ({
  as: null,
  headers: { authorization: `Bearer ${token}` },
})

async function approved(): Promise<string> {
  const { grant } = await apply()
  const grantId = grant!.id
  await server.call(takeDeveloperReview, { grantId })
  await server.call(decideDeveloperReview, { grantId, decision: 'approve', note: '' })
  return grantId
}

async function tokenOf(): Promise<{ token: string; grantId: string }> {
  const grantId = await approved()
  const { token } = await server.call(issueDeveloperToken, {}, asUser)
  return { token, grantId }
}

describe('applying', () => {
  it('is refused to strangers, without a reason, and with one of more than 20 words', async () => {
    const call = (text: string, as: Role | null = 'user') =>
      refusalOf(server.call(applyForDeveloper, { reason: text }, { as }))
    expect(await call(reason, null)).toMatchObject({ status: 401 })
    expect(await call(' ')).toMatchObject({ status: 400 })
    expect(await call('字'.repeat(21))).toMatchObject({
      status: 400,
      details: [{ path: ['reason'], code: 'too-many-words' }],
    })
  })
  it('is refused a second time while the first waits, also when both come at once', async () => {
    const both = await Promise.allSettled([apply(), apply()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(apply())).toMatchObject({ status: 409, code: 'developer-state-unfit' })
  })
  it('can be taken back, and done again after a rejection', async () => {
    await apply()
    expect(await server.call(withdrawDeveloper, {}, asUser)).toEqual({ grant: null })
    const { grant } = await apply()
    const grantId = grant!.id
    await server.call(takeDeveloperReview, { grantId })
    await server.call(decideDeveloperReview, { grantId, decision: 'reject', note: 'Say for what' })
    const { grant: told } = await server.call(getDeveloperGrant, {}, asUser)
    expect(told).toMatchObject({ state: 'rejected', note: 'Say for what', token: null })
    expect(await apply()).toMatchObject({ grant: { state: 'applying', note: '' } })
  })
})

describe('a review', () => {
  it('is closed to all but administrators', async () => {
    const { grant } = await apply()
    const grantId = grant!.id
    for (const as of ['user', 'safe', 'audit', 'saas'] as const) {
      for (const call of [
        () => server.call(listDeveloperReviews, {}, { as }),
        () => server.call(takeDeveloperReview, { grantId }, { as }),
        () =>
          server.call(decideDeveloperReview, { grantId, decision: 'approve', note: '' }, { as }),
        () => server.call(revokeDeveloperGrant, { grantId, note: '' }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
  })
  it('is refused of what is unknown, of another space, of a state that does not fit, and of one’s own', async () => {
    const take = (grantId: string) => refusalOf(server.call(takeDeveloperReview, { grantId }))
    expect(await take(nowhere)).toMatchObject({ status: 404, code: 'developer-not-found' })
    const north = await server.call(applyForDeveloper, { reason }, { ...asUser, entId: 'north' })
    expect(await take(north.grant!.id)).toMatchObject({ status: 404 })
    const { grant } = await apply()
    const approve = { grantId: grant!.id, decision: 'approve' as const, note: '' }
    expect(await refusalOf(server.call(decideDeveloperReview, approve))).toMatchObject({
      code: 'developer-state-unfit',
    })
    const long = { ...approve, note: 'x'.repeat(61) }
    expect(await refusalOf(server.call(decideDeveloperReview, long))).toMatchObject({ status: 400 })
    const own = await server.call(applyForDeveloper, { reason })
    expect(await take(own.grant!.id)).toMatchObject({ status: 403, code: 'developer-own-review' })
  })
  it('shows who applies, page by page, and who reviews', async () => {
    const { grant } = await apply()
    await server.call(applyForDeveloper, { reason }, { as: 'saas' })
    const first = await server.call(listDeveloperReviews, { limit: 1 })
    expect(first).toMatchObject({ total: { count: 2 }, rows: [{ person: { loginId: 'saas' } }] })
    const next = { limit: 1, cursor: first.nextCursor! }
    const second = await server.call(listDeveloperReviews, next)
    expect(second.rows.map(({ id }) => id)).toEqual([grant!.id])
    expect(second.nextCursor).toBeUndefined()
    const taken = await server.call(takeDeveloperReview, { grantId: grant!.id })
    expect(taken).toMatchObject({ state: 'under-review', reviewer: { name: expect.any(String) } })
    expect(await waiting()).toHaveLength(2)
    await server.call(decideDeveloperReview, { grantId: grant!.id, decision: 'reject', note: '' })
    expect(await waiting()).toHaveLength(1)
  })
})

describe('a token', () => {
  it('is not made before the approval, nor twice', async () => {
    const issue = () => server.call(issueDeveloperToken, {}, asUser)
    expect(await refusalOf(issue())).toMatchObject({ code: 'developer-state-unfit' })
    await apply()
    expect(await refusalOf(issue())).toMatchObject({ code: 'developer-state-unfit' })
    await server.call(withdrawDeveloper, {}, asUser)
    const { token } = await tokenOf()
    expect(await refusalOf(issue())).toMatchObject({ code: 'developer-state-unfit' })
    const [row] = await sql<{ kept: string }>(
      `select row_to_json(g)::text as kept from platform.developer_grant g`,
    )
    expect(row!.kept).not.toContain(token)
    expect(await server.call(getDeveloperGrant, {}, asUser)).toMatchObject({
      grant: { token: { hint: token.slice(-4), lastUsedAt: null } },
    })
  })
  it('opens nothing when it is made up, and nothing in another space', async () => {
    const { token } = await tokenOf()
    for (const wrong of ['x', 'x'.repeat(43), `${token}x`]) {
      expect(await refusalOf(server.call(whoAmI, {}, byToken(wrong)))).toMatchObject({
        status: 401,
      })
    }
    const north = server.call(whoAmI, {}, { ...byToken(token), entId: 'north' })
    expect(await refusalOf(north)).toMatchObject({ status: 403, code: 'space-not-allowed' })
  })
  it('calls as its person, is noted as used, and is named in the audit log', async () => {
    const { token, grantId } = await tokenOf()
    expect(await server.call(change, {}, byToken(token))).toEqual({
      who: 'user',
      entId: 'demo',
      roles: ['user'],
    })
    const { grant } = await server.call(getDeveloperGrant, {}, asUser)
    expect(grant?.token?.lastUsedAt).toEqual(expect.any(String))
    const entries = await sql<{ entry: string }>(
      `select entry from platform.audit_log where entry like '%"tokenId":"' || $1 || '"%' order by at, seq`,
      [grantId],
    )
    expect(entries.map(({ entry }) => JSON.parse(entry) as unknown)).toMatchObject([
      { act: 'developer.use-token', tokenId: grantId, ip: '127.0.0.1' },
      { act: 'probe.change', tokenId: grantId },
    ])
  })
  it('opens nothing once its days are over, and another one needs a review', async () => {
    const { token } = await tokenOf()
    const { grant } = await server.call(getDeveloperGrant, {}, asUser)
    const { issuedAt, expiresAt, isExpired } = grant!.token!
    expect(isExpired).toBe(false)
    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(90 * 86_400_000)
    await sql(`update platform.developer_grant set expires_at = issued_at`)
    expect(await refusalOf(server.call(whoAmI, {}, byToken(token)))).toMatchObject({ status: 401 })
    expect(await server.call(getDeveloperGrant, {}, asUser)).toMatchObject({
      grant: { state: 'approved', token: { isExpired: true } },
    })
    expect(await refusalOf(server.call(issueDeveloperToken, {}, asUser))).toMatchObject({
      code: 'developer-state-unfit',
    })
    const again = await server.call(resetDeveloperToken, { reason }, asUser)
    expect(again).toMatchObject({ grant: { state: 'applying', token: null } })
  })
  it('is made for as many days as asked, of those there are', async () => {
    await approved()
    const made = (days: number) => server.call(issueDeveloperToken, { days: days as 30 }, asUser)
    expect(await refusalOf(made(3650))).toMatchObject({ status: 400 })
    const { grant } = await made(30)
    const { issuedAt, expiresAt } = grant.token!
    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(30 * 86_400_000)
  })
  it('never reaches the platform beyond the space, whoever holds it', async () => {
    await server.call(applyForDeveloper, { reason }, { as: 'root' })
    const [{ id: grantId } = { id: '' }] = await waiting()
    await server.call(takeDeveloperReview, { grantId })
    await server.call(decideDeveloperReview, { grantId, decision: 'approve', note: '' })
    const { token } = await server.call(issueDeveloperToken, {}, { as: 'root' })
    const { roles } = await server.call(whoAmI, {}, byToken(token))
    expect(roles).not.toContain('root')
  })
  it('opens nothing that guards accounts, and acts for nobody', async () => {
    const { token } = await tokenOf()
    const refused = { status: 403, code: 'not-by-token' }
    expect(await refusalOf(server.call(getCurrentUser, {}, byToken(token)))).toMatchObject(refused)
    expect(await refusalOf(server.call(getDeveloperGrant, {}, byToken(token)))).toMatchObject(
      refused,
    )
    const headers = { ...byToken(token).headers, [actingForHeader]: nowhere }
    const acting = server.call(change, {}, { as: null, headers })
    expect(await refusalOf(acting)).toMatchObject({ code: 'not-while-acting' })
  })
  it('ends when it is reset, revoked, given up, or its person leaves', async () => {
    const ends: ((grantId: string) => Promise<unknown>)[] = [
      () => server.call(resetDeveloperToken, { reason }, asUser),
      (grantId) => server.call(revokeDeveloperGrant, { grantId, note: 'Misused' }),
      () => server.call(withdrawDeveloper, {}, asUser),
      () => setMember('left'),
    ]
    for (const end of ends) {
      await sql('delete from platform.developer_grant')
      const { token, grantId } = await tokenOf()
      expect(await server.call(whoAmI, {}, byToken(token))).toMatchObject({ who: 'user' })
      await end(grantId)
      expect(await refusalOf(server.call(whoAmI, {}, byToken(token)))).toMatchObject({
        status: 401,
      })
    }
    await expect
      .poll(() => sql('select state from platform.developer_grant'))
      .toEqual([{ state: 'failed' }])
    await setMember('active')
  })
})

async function setMember(state: 'left' | 'active') {
  await server.core.database.transaction({ entId: 'demo', personId: null }, async (tx) => {
    const [person] = await tx.query<{ id: string }>(
      `select person_id as id from platform.persons where login_id = 'user'`,
    )
    const values = [person!.id, state]
    await tx.query(
      `update platform.memberships set state = $2 where person_id = $1 and ent_id = 'demo'`,
      values,
    )
    tx.announce({ entity: 'person', act: 'changed', ids: [person!.id], entId: 'demo' })
    await server.core.sessions.refresh(tx, person!.id)
  })
}
