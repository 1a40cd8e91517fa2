import { getCurrentUser, setPreferences } from '@atrium/domain-core'
import {
  applyToContainer,
  createContainer,
  decideGrant,
  decideJoin,
  deleteContainer,
  expelTenant,
  freezeTenant,
  getContainer,
  leaveContainer,
  listContainerRequests,
  listGrants,
  listJoinableContainers,
  listPartners,
  listPlatformUsers,
  offerGrant,
  revokeGrant,
  unfreezeTenant,
} from '@atrium/domain-tenants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, tenantsServer } from '../testing/tenants-server'

type Server = Awaited<ReturnType<typeof tenantsServer>>

let server: Server
let containerId: string
const people = { host: { admin: '', user: '' }, guest: { admin: '', user: '' } }
const root = { as: 'root' } as const
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

beforeAll(async () => {
  server = await tenantsServer()
  people.host = await server.enterprise('host')
  people.guest = await server.enterprise('guest')
  await server.enterprise('outside')
  const draft = { name: '园区', description: 'One campus' }
  containerId = (await server.call(createContainer, draft, root)).id
})
afterAll(() => server.close())

const offer = (more: Partial<Parameters<typeof input>[0]> = {}) =>
  server.as('host.admin', offerGrant, input(more))

function input(more: {
  readonly guestEntId?: string
  readonly role?: 'user' | 'visitor'
  readonly validUntil?: string
  readonly guests?:
    | { kind: 'everyone' }
    | { kind: 'department'; id: string }
    | { kind: 'person'; loginId: string }
}) {
  const usual = {
    guestEntId: 'guest',
    role: 'user',
    validUntil: inDays(10),
    reason: 'Project',
  } as const
  return { containerId, guests: { kind: 'everyone' } as const, ...usual, ...more }
}

const enters = (loginId: string) => server.as(loginId, getCurrentUser, {}, 'host')

describe('a container', () => {
  it('is kept by root alone, under a name of its own', async () => {
    const draft = { name: '园区', description: '' }
    expect(await codeOf(server.call(createContainer, draft, { as: 'admin' }))).toBe('not-allowed')
    expect(await codeOf(server.call(createContainer, draft, root))).toBe('container-name-taken')
    expect(await codeOf(server.as('host.user', listJoinableContainers, {}))).toBe('not-allowed')
  })
  it('shows its partners to nobody outside', async () => {
    const call = server.as('outside.admin', listPartners, { containerId })
    expect(await codeOf(call)).toBe('container-not-joined')
  })
  it('is joined when a system administrator agrees, who is not the one who asked', async () => {
    for (const entId of ['host', 'guest']) {
      const application = { containerId, reason: 'We share a campus' }
      await server.as(`${entId}.admin`, applyToContainer, application)
      expect(await codeOf(server.as(`${entId}.admin`, applyToContainer, application))).toBe(
        'container-joined',
      )
      const own = server.as(`${entId}.admin`, decideJoin, { containerId, entId, approve: true })
      expect(await codeOf(own)).toBe('not-allowed')
    }
    expect((await server.call(listContainerRequests, {}, root)).joins).toMatchObject([
      { entId: 'host', requestedBy: 'host admin', reason: 'We share a campus' },
      { entId: 'guest' },
    ])
    for (const entId of ['host', 'guest']) {
      await server.call(decideJoin, { containerId, entId, approve: true }, root)
      const again = server.call(decideJoin, { containerId, entId, approve: true }, root)
      expect(await codeOf(again)).toBe('join-not-waiting')
    }
    const { rows } = await server.as('host.admin', listPartners, { containerId })
    expect(rows).toEqual([
      { entId: 'guest', name: 'Enterprise guest', departments: [server.sales] },
    ])
  })
  it('is not joined by the approval of one who asked, though they operate the platform', async () => {
    await server.core.database.transaction('platform', (tx) =>
      tx.query(
        `update platform.memberships set roles = '{admin,root}' where ent_id = 'outside'
           and person_id = (select person_id from platform.persons where login_id = 'outside.admin')`,
      ),
    )
    await server.as('outside.admin', applyToContainer, { containerId, reason: 'Me too' })
    const approval = { containerId, entId: 'outside', approve: true }
    await server.refresh('outside.admin')
    expect(await codeOf(server.as('outside.admin', decideJoin, approval))).toBe('own-request')
    await server.call(decideJoin, { ...approval, approve: false, refusal: 'No' }, root)
    const [seen] = (await server.as('outside.admin', listJoinableContainers, {})).rows
    expect(seen?.own).toMatchObject({ state: 'refused', refusal: 'No' })
  })
})

describe('a grant', () => {
  it('is refused to others than members of the container, in the past, and for nobody', async () => {
    expect(await codeOf(offer({ guestEntId: 'outside' }))).toBe('container-not-joined')
    expect(await codeOf(offer({ guestEntId: 'host' }))).toBe('grant-own-space')
    expect(await codeOf(offer({ validUntil: inDays(-1) }))).toBe('grant-valid-until-wrong')
    expect(await codeOf(offer({ validUntil: inDays(400) }))).toBe('grant-valid-until-wrong')
    const stranger = offer({ guests: { kind: 'person', loginId: 'host.user' } })
    expect(await codeOf(stranger)).toBe('guest-not-found')
    expect(await codeOf(server.as('host.user', offerGrant, input({})))).toBe('not-allowed')
  })
  it('lets nobody in before it is approved, nor whom it does not mean', async () => {
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    const grant = await offer({ guests: { kind: 'person', loginId: 'guest.user' } })
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    const verdict = { grantId: grant.id, approve: true }
    expect(await codeOf(server.as('host.admin', decideGrant, verdict))).toBe('not-allowed')
    await server.call(decideGrant, verdict, root)
    expect(await enters('guest.user')).toMatchObject({ entId: 'guest', roles: ['user'] })
    expect(await codeOf(enters('guest.admin'))).toBe('space-not-allowed')
    const { enterprises } = await server.as('guest.user', getCurrentUser, {})
    expect(enterprises.map(({ entId }) => entId)).toEqual(['guest', 'host'])
    await server.as('host.admin', revokeGrant, { grantId: grant.id })
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    expect(await codeOf(server.as('host.admin', revokeGrant, { grantId: grant.id }))).toBe(
      'grant-ended',
    )
  })
  it('means who stands in a department, and lets visitors only look', async () => {
    const guests = { kind: 'department', id: server.sales.id } as const
    const grant = await offer({ guests, role: 'visitor' })
    expect(grant).toMatchObject({ state: 'waiting', guestsName: 'Sales' })
    await server.call(decideGrant, { grantId: grant.id, approve: true }, root)
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    server.place(people.guest.user, [server.sales.id])
    const seen = await enters('guest.user')
    expect(seen).toMatchObject({ roles: ['user'] })
    expect(seen.enterprises.find(({ entId }) => entId === 'host')?.visit).toBe('visitor')
    const upload = { method: 'POST', url: '/space-host/sapi/files' } as const
    const cookie = await server.cookieFor('guest.user')
    const wrote = await server.app.inject({ ...upload, headers: { cookie } })
    expect(wrote.json()).toMatchObject({ code: 'visitor-reads' })
    await server.as('guest.user', setPreferences, { locale: 'en' }, 'host')
    await server.call(revokeGrant, { grantId: grant.id }, root)
  })
  it('is not approved by whom it would let in', async () => {
    await server.core.database.transaction('platform', (tx) =>
      tx.query(
        "update platform.memberships set roles = '{admin,root}' where ent_id = 'guest' and person_id = $1",
        [people.guest.admin],
      ),
    )
    const grant = await offer()
    await server.refresh('guest.admin')
    const own = server.as('guest.admin', decideGrant, { grantId: grant.id, approve: true })
    expect(await codeOf(own)).toBe('own-request')
    await server.call(decideGrant, { grantId: grant.id, approve: false, refusal: 'No' }, root)
    const { received } = await server.as('guest.admin', listGrants, {})
    expect(received.find(({ id }) => id === grant.id)).toMatchObject({ state: 'refused' })
  })
  it('is not seen, and not ended, by an enterprise that it is not of', async () => {
    const grant = await offer()
    await server.enterprise('third')
    expect(await server.as('third.admin', listGrants, {})).toMatchObject({
      given: [],
      received: [],
    })
    const ended = server.as('third.admin', revokeGrant, { grantId: grant.id })
    expect(await codeOf(ended)).toBe('grant-not-found')
    await server.as('host.admin', revokeGrant, { grantId: grant.id })
  })
  it('rests while one of both is frozen, and ends with its day', async () => {
    const grant = await offer({ validUntil: inDays(2) })
    await server.call(decideGrant, { grantId: grant.id, approve: true }, root)
    expect((await enters('guest.user')).roles).toEqual(['user'])
    await server.call(freezeTenant, { entId: 'host', reason: 'x' }, root)
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    await server.call(unfreezeTenant, { entId: 'host' }, root)
    expect((await enters('guest.user')).roles).toEqual(['user'])
    await server.core.database.transaction('platform', (tx) =>
      tx.query('update platform.space_grant set valid_until = $2 where id = $1', [
        grant.id,
        new Date(Date.now() - 1000),
      ]),
    )
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    const { given } = await server.as('host.admin', listGrants, {})
    expect(given.find(({ id }) => id === grant.id)).toMatchObject({ state: 'expired' })
  })
  it('ends when an enterprise leaves, is expelled, or the container is deleted', async () => {
    const open = async () => {
      const grant = await offer()
      await server.call(decideGrant, { grantId: grant.id, approve: true }, root)
      expect((await enters('guest.user')).roles).toEqual(['user'])
    }
    const rejoin = async (entId: string) => {
      await server.as(`${entId}.admin`, applyToContainer, { containerId, reason: 'Again' })
      await server.call(decideJoin, { containerId, entId, approve: true }, root)
      expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    }
    await open()
    await server.as('host.admin', leaveContainer, { containerId })
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    await rejoin('host')
    await open()
    await server.call(expelTenant, { containerId, entId: 'host' }, root)
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    await rejoin('host')
    await open()
    await server.call(deleteContainer, { containerId }, root)
    expect(await codeOf(enters('guest.user'))).toBe('space-not-allowed')
    expect(await codeOf(server.call(getContainer, { containerId }, root))).toBe(
      'container-not-found',
    )
  })
})

describe('a foreign space', () => {
  it('stays closed to what is not about it', async () => {
    const call = server.as('guest.user', listPlatformUsers, {}, 'host')
    expect(await codeOf(call)).toBe('space-not-allowed')
  })
})
