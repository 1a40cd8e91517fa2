import { getFormAccess } from '@atrium/domain-access'
import { getSecurityPolicy, setSecurityPolicy, setSignOn } from '@atrium/domain-auth'
import {
  actingForHeader,
  defaultPolicy,
  getCurrentUser,
  type InputOf,
  type Role,
} from '@atrium/domain-core'
import { addAgency, anAgencyDraft } from '@atrium/domain-delegation'
import { grantConsole } from '@atrium/domain-enterprise'
import {
  addJoinLink,
  addMember,
  addOrgRole,
  addRoleGroup,
  addUserGroup,
  changeMember,
  changeOrgRolePeople,
  getMember,
  listJoinLinks,
  registerAndJoin,
  removeMembers,
} from '@atrium/domain-org'
import {
  decideReviews,
  listOperations,
  listReviews,
  type ReviewItem,
  separateDuties,
  setDuty,
} from '@atrium/domain-security'
import {
  applyToContainer,
  createContainer,
  decideGrant,
  decideJoin,
  offerGrant,
  setPlatformRole,
} from '@atrium/domain-tenants'
import { addMembership, addPerson } from '@atrium/server-core'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from './modules'
import { callsOf } from './testing/every-call'

let server: TestServer
const ids = new Map<string, string>()
const idOf = (role: Role) => ids.get(role) ?? ''
let agencyId = ''
let joinCode = ''

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

beforeAll(async () => {
  server = await testServer({ modules })
  for (const as of ['root', 'saas', 'admin', 'user', 'safe', 'audit'] as const) {
    ids.set(as, (await server.call(getCurrentUser, {}, { as })).id)
  }
  await prepare()
  await server.call(separateDuties, {}, { as: 'saas' })
}, 60_000)
afterAll(() => server.close())

/** What is there before duties are separate, as whoever means to get round them would leave it. */
async function prepare(): Promise<void> {
  const lent = await server.call(addAgency, { kind: 'hosting', ...lending(idOf('safe')) })
  agencyId = lent.id
  const group = await server.call(addRoleGroup, { name: 'Inner circle' })
  const role = await server.call(addOrgRole, { groupId: group.id, name: 'System administrators' })
  await server.call(changeOrgRolePeople, { roleId: role.id, add: [idOf('safe'), idOf('audit')] })
  await server.call(addUserGroup, {
    name: 'Administrators',
    kind: 'public',
    scope: [{ kind: 'person', id: idOf('safe') }],
  })
  await server.call(grantConsole, { personId: idOf('saas'), areas: ['organisation'] })
  joinCode = (await server.call(addJoinLink, { days: 7, maxUses: null, approval: false })).code
}

function lending(agentId: string) {
  return anAgencyDraft({ agentId, startsAt: inDays(0), endsAt: inDays(30) })
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code
const rolesOf = async (as: Role) => (await server.call(getCurrentUser, {}, { as })).roles

describe('one person never comes to hold two duties', () => {
  it('by a change of their roles', async () => {
    const { version } = await server.call(getMember, { personId: idOf('user') })
    const roles: Role[] = ['safe', 'audit']
    const change = { personId: idOf('user'), version, roles }
    expect(await codeOf(server.call(changeMember, change))).toBe('duties-mixed')
    const draft = { loginId: 'twice', name: 'Twice', roles }
    expect(await codeOf(server.call(addMember, draft))).toBe('duties-mixed')
  })
  it('by an operator of the platform, who gives none of the three', async () => {
    for (const role of ['admin', 'safe', 'audit'] as const) {
      const grant = { personId: idOf('user'), role: role as 'root', held: true }
      expect(await codeOf(server.call(setPlatformRole, grant, { as: 'root' }))).toBe(
        'invalid-input',
      )
    }
  })
  it('by giving up the last who holds one', async () => {
    const duty = { personId: idOf('audit'), duty: 'safe' as const }
    expect(await codeOf(server.call(setDuty, duty))).toBe('audit-unheld')
  })
  it('by a part of the console, given before or after', async () => {
    const part = { personId: idOf('audit'), areas: ['organisation' as const] }
    expect(await codeOf(server.call(grantConsole, part))).toBe('grant-of-reviewer')
    const duty = { personId: idOf('saas'), duty: 'safe' as const }
    expect(await codeOf(server.call(setDuty, duty))).toBe('duty-with-console')
  })
  it('by a role group or a group of people, whatever it is called', async () => {
    expect(await rolesOf('safe')).toEqual(['safe'])
    const { permissions } = await server.call(getCurrentUser, {}, { as: 'safe' })
    expect(permissions).not.toContain('org.manage')
    expect(permissions).not.toContain('security.read-audit')
  })
  it('by an account that is lent to them', async () => {
    const lend = { kind: 'hosting' as const, ...lending(idOf('admin')) }
    const call = server.call(addAgency, lend, { as: 'audit' })
    expect(await codeOf(call)).toBe('agency-mixes-duties')
    const plain = { kind: 'hosting' as const, ...lending(idOf('user')) }
    expect(await server.call(addAgency, plain, { as: 'audit' })).toMatchObject({
      state: 'agenting',
    })
  })
  it('by an account that was lent to them before duties were separate', async () => {
    const headers = { [actingForHeader]: agencyId }
    const call = server.call(getFormAccess, { formId: idOf('admin') }, { as: 'safe', headers })
    expect(await codeOf(call)).toBe('acting-over')
    const decide = { itemIds: [agencyId], verdict: 'approve' as const }
    const verdict = server.call(decideReviews, decide, { as: 'safe', headers })
    expect(await codeOf(verdict)).toBe('not-while-acting')
  })
  it('by a grant of a container, whatever they are at home', async () => {
    const guest = await guestWithEveryDuty()
    const inDemo = { as: null, entId: 'demo', headers: { cookie: guest } } as const
    expect((await server.call(getCurrentUser, {}, inDemo)).roles).toEqual(['user'])
    const item = await waiting(() => server.call(setDuty, { personId: idOf('user'), duty: 'safe' }))
    const decide = { itemIds: [item.id], verdict: 'approve' as const }
    expect(await codeOf(server.call(decideReviews, decide, inDemo))).toBe('not-allowed')
    expect(await codeOf(server.call(setDuty, { personId: idOf('user'), duty: null }, inDemo))).toBe(
      'not-allowed',
    )
    await reject(item)
  })
  it('by joining', async () => {
    const join = { key: joinCode, name: 'New', loginId: 'newcomer', password: 'quiet harbour 77x' }
    const { status, cookie } = await register({ ...join, locale: 'en' })
    expect(status).toBe(200)
    const own = { as: null, headers: { cookie } } as const
    expect((await server.call(getCurrentUser, {}, own)).roles).toEqual(['user'])
  })
  it('by two changes that are approved at the same time', async () => {
    const personId = idOf('user')
    const { version } = await server.call(getMember, { personId })
    const change = { personId, version, roles: ['user', 'audit'] as Role[] }
    const items = [
      await waiting(() => server.call(setDuty, { personId, duty: 'safe' })),
      await waiting(() => server.call(changeMember, change)),
    ]
    const verdicts = await Promise.all(items.map((item) => approve(item)))
    const states = verdicts.map((each) => each?.state)
    expect(states).toEqual(expect.arrayContaining(['executed', 'failed']))
    const held = (await rolesOf('user')).filter((role) => role !== 'user')
    expect(held).toHaveLength(1)
  })
})

describe('what gives rights waits for a second person', () => {
  it('be it members, links, invitations or removals', async () => {
    const some = [idOf('saas')]
    const calls: readonly (() => Promise<unknown>)[] = [
      () => server.call(addMember, { loginId: 'later', name: 'Later' }),
      () => server.call(addJoinLink, { days: 7, maxUses: null, approval: false }),
      () => server.call(removeMembers, { personIds: some, successorId: null, kinds: [] }),
    ]
    for (const call of calls) expect(await codeOf(call())).toBe('waits-for-review')
    expect((await server.call(listJoinLinks, {})).rows).toHaveLength(1)
  })
  it('be it the security policy, or who says who is who; a secret is not readable meanwhile', async () => {
    const { revision } = await server.call(getSecurityPolicy, {})
    const policy = { ...defaultPolicy, password: { ...defaultPolicy.password, history: 3 } }
    expect(await codeOf(server.call(setSecurityPolicy, { policy, revision }))).toBe(
      'waits-for-review',
    )
    const config = {
      enabled: true,
      name: 'Evergreen',
      issuer: 'https://id.evergreen.example',
      clientId: 'atrium',
      scopes: 'openid email',
      claims: { email: 'email', name: 'name' },
      domains: ['evergreen.example'],
      newcomers: 'refuse' as const,
    }
    await server.core.database.transaction('platform', (tx) =>
      tx.query(
        `update platform.persons set email = 'a@evergreen.example' where login_id = 'admin'`,
      ),
    )
    const secret = 'a-secret-of-the-provider'
    const item = await waiting(() => server.call(setSignOn, { config, secret }))
    const [row] = await server.core.database.read('platform', (tx) =>
      tx.query<{ text: string }>(
        'select i::text as text from platform.review_item i where id = $1',
        [item.id],
      ),
    )
    expect(row?.text).not.toContain(secret)
    expect(await approve(item)).toMatchObject({ state: 'executed' })
  })
  it('be it any call about members, roles, permissions or security, but for those named', async () => {
    const api = (await server.app.inject('/sapi/openapi.json')).json() as object
    const reviewed = new Set(
      modules(server.core).flatMap(({ routes }) =>
        routes.flatMap((route) => (route.reviewed ? [route.endpoint.id] : [])),
      ),
    )
    const about = /^(org|access|auth|security|enterprise\.(grant|revoke)|tenants\.set)/
    const open = callsOf(api as Record<string, unknown>).filter(
      ({ id, kind, permission }) =>
        kind === 'write' &&
        about.test(id) &&
        permission !== 'public' &&
        permission !== 'signed-in' &&
        !reviewed.has(id),
    )
    expect(open.map(({ id }) => id).toSorted()).toEqual(Object.keys(atOnce).toSorted())
  })
})

/** What is done at once, and why nobody gains anything by it. */
const atOnce: Readonly<Record<string, string>> = {
  'access.hand-over-records': 'records, not rights over them',
  'access.reveal-field': 'a read',
  'access.revoke-record-share': 'records, not rights over them',
  'access.share-records': 'records, not rights over them',
  'org.add-department': 'where people may stand',
  'org.add-post': 'where people may stand',
  'org.add-user-group': 'own groups',
  'org.arrange-posts': 'their order',
  'org.change-department': 'where people may stand',
  'org.change-own-profile': 'own profile',
  'org.change-post': 'where people may stand',
  'org.change-user-group': 'own groups',
  'org.delete-department': 'only an empty one',
  'org.delete-post': 'only one that nobody has',
  'org.delete-user-group': 'own groups',
  'org.move-department': 'where people may stand',
  'org.refuse-join-request': 'lets nobody in',
  'org.revoke-join-link': 'lets nobody in',
  'org.set-contact-rules': 'what colleagues see of each other',
  'org.start-member-export': 'a read',
  'security.check-audit': 'a read',
  'security.decide-reviews': 'the review itself',
  'security.export-audit': 'a read',
  'security.separate-duties': 'once, and for good',
}

describe('the log of operations', () => {
  it('tells an operator nothing of what the holders of separate duties do', async () => {
    const { rows } = await server.call(listOperations, { limit: 200 }, { as: 'root' })
    const here = rows.filter(({ entId }) => entId === 'demo')
    expect(here.some(({ act }) => act === 'security.separate-duties')).toBe(true)
    expect(here.filter(({ roles }) => roles.includes('admin') || roles.includes('safe'))).toEqual(
      [],
    )
  })
})

/** The item that a call has become. */
async function waiting(call: () => Promise<unknown>): Promise<ReviewItem> {
  const { code, details } = await refusalOf(call())
  expect(code).toBe('waits-for-review')
  const { itemId } = details as { itemId: string }
  const { rows } = await server.call(listReviews, { states: ['pending'] }, { as: 'safe' })
  const item = rows.find(({ id }) => id === itemId)
  if (!item) throw new Error('nothing waits')
  return item
}

async function decide({ id }: ReviewItem, verdict: 'approve' | 'reject') {
  const reason = verdict === 'reject' ? 'not now' : ''
  const asked = { itemIds: [id], verdict, reason }
  return (await server.call(decideReviews, asked, { as: 'safe' })).rows[0]
}

const approve = (item: ReviewItem) => decide(item, 'approve')
const reject = (item: ReviewItem) => decide(item, 'reject')

async function register(input: InputOf<typeof registerAndJoin>) {
  const payload = input
  const answer = await server.app.inject({ method: 'POST', url: '/sapi/joining/register', payload })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { status: answer.statusCode, cookie }
}

/** Somebody of the north who holds all three duties there, and whom a container lets into this space. */
async function guestWithEveryDuty(): Promise<string> {
  const { database, sessions, clock } = server.core
  const personId = clock.newId()
  const person = { personId, loginId: 'northerner', name: 'Northerner', nameEn: null }
  await database.transaction('platform', async (tx) => {
    await addPerson(tx, { ...person, passwordHash: null, entId: 'north' })
    await addMembership(tx, { entId: 'north', personId, roles: ['admin', 'safe', 'audit'] })
  })
  const device = { ip: '127.0.0.1', userAgent: 'test' }
  const token = await database.transaction('platform', (tx) =>
    sessions.begin(tx, { personId, entId: 'north' }, device),
  )
  const cookie = `sid=${token}`
  const north = { as: null, headers: { cookie } } as const
  const root = { as: 'root' } as const
  const draft = { name: 'Campus', description: '' }
  const containerId = (await server.call(createContainer, draft, root)).id
  const application = { containerId, reason: 'One campus' }
  await server.call(applyToContainer, application)
  await server.call(applyToContainer, application, north)
  for (const entId of ['demo', 'north']) {
    await server.call(decideJoin, { containerId, entId, approve: true }, root)
  }
  const { id: grantId } = await server.call(offerGrant, {
    containerId,
    guestEntId: 'north',
    guests: { kind: 'everyone' },
    role: 'user',
    validUntil: inDays(10),
    reason: 'Project',
  })
  await server.call(decideGrant, { grantId, approve: true }, root)
  return cookie
}
