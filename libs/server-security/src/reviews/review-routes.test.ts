import { getCurrentUser, type Role } from '@atrium/domain-core'
import {
  changeOwnReview,
  decideReviews,
  listReviews,
  separateDuties,
  type ReviewItem,
} from '@atrium/domain-security'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRoles, readRoles, securityAndTrial } from '../security.fixture'
import { expireChore } from './expire-reviews'

let server: TestServer
let user = ''
beforeAll(async () => {
  server = await testServer({ modules: securityAndTrial })
  user = await idOf('user')
})
afterAll(() => server.close())

const idOf = async (as: Role) => (await server.call(getCurrentUser, {}, { as })).id
const rolesOf = (personId: string) =>
  server.core.database.transaction({ entId: 'demo', personId: null }, (tx) =>
    readRoles(tx, personId),
  )
const setRoles = (personId: string, roles: readonly Role[]) =>
  server.core.database.transaction({ entId: 'demo', personId: null }, async (tx) => {
    await tx.query('update platform.memberships set roles = $2 where person_id = $1', [
      personId,
      roles,
    ])
  })
const refresh = (personId: string) =>
  server.core.database.transaction('platform', (tx) => server.core.sessions.refresh(tx, personId))
/** Asks for roles and answers the item that waits. */
async function ask(roles: Role[], personId = user): Promise<ReviewItem> {
  expect(await refusalOf(server.call(giveRoles, { personId, roles }))).toMatchObject({
    status: 409,
    code: 'waits-for-review',
  })
  const { rows } = await server.call(listReviews, { states: ['pending'] })
  const [item] = rows
  if (!item) throw new Error('nothing waits')
  return item
}
const decide = async (item: { id: string }, verdict: 'approve' | 'reject', as: Role = 'safe') => {
  const reason = verdict === 'reject' ? 'not in May' : ''
  const { rows } = await server.call(decideReviews, { itemIds: [item.id], verdict, reason }, { as })
  return rows[0]
}

const age = ({ id }: { id: string }) =>
  server.core.database.transaction({ entId: 'demo', personId: null }, (tx) =>
    tx.query(`update platform.review_item set due_at = now() - interval '1 minute' where id = $1`, [
      id,
    ]),
  )

describe('a reviewed change', () => {
  it('takes effect at once where duties are not separate', async () => {
    expect(await server.call(giveRoles, { personId: user, roles: ['user', 'saas'] })).toEqual({
      roles: ['user', 'saas'],
    })
    await server.call(giveRoles, { personId: user, roles: ['user'] })
    await server.call(separateDuties, {})
  })
  it('is refused at once when it would be refused anyway, and leaves nothing that waits', async () => {
    const mixed = server.call(giveRoles, { personId: user, roles: ['safe', 'audit'] })
    expect(await refusalOf(mixed)).toMatchObject({ code: 'duties-mixed' })
    const stranger = server.call(giveRoles, { personId: user, roles: ['user'] }, { as: 'user' })
    expect(await refusalOf(stranger)).toMatchObject({ status: 403 })
    expect((await server.call(listReviews, {})).rows).toEqual([])
  })
  it('waits, says what it would change, and is not kept twice', async () => {
    const item = await ask(['user', 'saas'])
    expect(item).toMatchObject({ kind: 'member', state: 'pending', risk: 70 })
    expect(item.changes).toEqual([
      {
        act: 'trial.give-roles',
        entity: 'person',
        entityId: user,
        before: { roles: ['user'] },
        after: { roles: ['user', 'saas'] },
        more: {},
      },
    ])
    expect(await rolesOf(user)).toEqual(['user'])
    expect((await ask(['user', 'saas'])).id).toBe(item.id)
  })
  it('is decided by nobody but a security administrator, whatever else they hold', async () => {
    const item = await ask(['user', 'saas'])
    for (const as of ['root', 'saas', 'admin', 'user', 'audit'] as const) {
      const call = server.call(decideReviews, { itemIds: [item.id], verdict: 'approve' }, { as })
      expect(await refusalOf(call)).toMatchObject({ status: 403 })
    }
    expect((await server.call(listReviews, {}, { as: 'user' })).rows).toEqual([])
    const theirs = server.call(
      changeOwnReview,
      { itemId: item.id, act: 'withdraw' },
      { as: 'user' },
    )
    expect(await refusalOf(theirs)).toMatchObject({ code: 'review-not-found' })
  })
  it('is approved by neither who asked nor whom it is about', async () => {
    const about = await ask(['safe', 'saas'], await idOf('safe'))
    expect(await decide(about, 'approve')).toEqual({
      id: about.id,
      state: null,
      code: 'own-change',
    })
    expect(await decide(about, 'reject')).toMatchObject({ code: 'own-change' })
    await server.call(changeOwnReview, { itemId: about.id, act: 'withdraw' })
    // A person who came to hold the other duty after submitting.
    const item = await ask(['user', 'saas'])
    const admin = await idOf('admin')
    await setRoles(admin, ['safe'])
    await refresh(admin)
    expect(await decide(item, 'approve', 'admin')).toMatchObject({ code: 'own-change' })
    await setRoles(admin, ['admin'])
    await refresh(admin)
  })
  it('is rejected with a reason, and then over', async () => {
    const item = await ask(['user', 'saas'])
    const silent = { itemIds: [item.id], verdict: 'reject' as const, reason: ' ' }
    expect(await refusalOf(server.call(decideReviews, silent, { as: 'safe' }))).toMatchObject({
      status: 400,
      details: [{ path: ['reason'], code: 'required' }],
    })
    expect(await decide(item, 'reject')).toMatchObject({ state: 'rejected', code: null })
    const [over] = (await server.call(listReviews, { states: ['rejected'] })).rows
    expect(over).toMatchObject({ id: item.id, verdict: 'not in May' })
    expect(await decide(item, 'approve')).toMatchObject({ code: 'review-ended' })
    expect(await rolesOf(user)).toEqual(['user'])
  })
  it('is taken back, kept as a draft and submitted again by who asked', async () => {
    const { id: itemId } = await ask(['user', 'saas'])
    const draft = await server.call(changeOwnReview, { itemId, act: 'recall', reason: 'for May' })
    expect(draft).toMatchObject({ state: 'draft', reason: 'for May' })
    expect(await decide(draft, 'approve')).toMatchObject({ code: 'review-ended' })
    await server.call(changeOwnReview, { itemId, act: 'submit' })
    const { state } = await server.call(changeOwnReview, { itemId, act: 'withdraw' })
    expect(state).toBe('withdrawn')
  })
  it('is over when it has waited too long, also before it is marked so', async () => {
    const item = await ask(['user', 'saas'])
    await age(item)
    expect(await decide(item, 'approve')).toMatchObject({ state: null, code: 'review-expired' })
    expect(await decide(item, 'reject')).toMatchObject({ state: null, code: 'review-expired' })
    expect((await ask(['user', 'saas'])).id).toBe(item.id)
    const [renewed] = (await server.call(listReviews, { states: ['pending'] })).rows
    expect(Date.parse(renewed?.dueAt ?? '')).toBeGreaterThan(Date.now())
    await age(item)
    await expireChore(server.core).run(new AbortController().signal)
    const [over] = (await server.call(listReviews, { states: ['expired'] })).rows
    expect(over).toMatchObject({ id: item.id, reviewer: null })
    expect(await rolesOf(user)).toEqual(['user'])
  })
  it('fails, and changes nothing, when what it was based on has changed', async () => {
    const item = await ask(['user', 'saas'])
    await setRoles(user, ['user', 'root'])
    expect(await decide(item, 'approve')).toMatchObject({
      state: 'failed',
      code: 'review-outdated',
    })
    expect(await rolesOf(user)).toEqual(['user', 'root'])
    await setRoles(user, ['user'])
  })
  it('fails when who asked may no longer do it', async () => {
    const item = await ask(['user', 'saas'])
    const admin = await idOf('admin')
    await setRoles(admin, ['user'])
    expect(await decide(item, 'approve')).toMatchObject({
      state: 'failed',
      code: 'submitter-lost-right',
    })
    await setRoles(admin, ['admin'])
  })
  it('is done once, through its own handler, when two approve it at the same time', async () => {
    const item = await ask(['user', 'saas'])
    const both = await Promise.all([decide(item, 'approve'), decide(item, 'approve')])
    expect(both.filter((each) => each?.state === 'executed')).toHaveLength(1)
    expect(await rolesOf(user)).toEqual(['user', 'saas'])
    const [done] = (await server.call(listReviews, { states: ['executed'] })).rows
    expect(done).toMatchObject({ id: item.id, reviewer: { name: '安全管理员' } })
    const entries = await server.core.database.read({ entId: 'demo', personId: null }, (tx) =>
      tx.query<{ entry: string }>(
        `select entry from platform.audit_log where ent_id = 'demo' order by seq desc limit 2`,
      ),
    )
    const [approval, change] = entries.map(({ entry }) => JSON.parse(entry) as object)
    const [admin, safe] = [await idOf('admin'), await idOf('safe')]
    expect(approval).toMatchObject({ act: 'security.approve-review', personId: safe })
    expect(change).toMatchObject({ act: 'trial.give-roles', personId: admin, approvedBy: safe })
  })
})
