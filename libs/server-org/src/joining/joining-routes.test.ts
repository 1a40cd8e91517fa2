import { getCurrentUser, type InputOf, signIn } from '@atrium/domain-core'
import {
  acceptInvitation,
  addDepartment,
  addJoinLink,
  addMember,
  approveJoinRequest,
  checkJoinKey,
  declineInvitation,
  getMember,
  getOwnJoining,
  type InvitationMail,
  inviteByMail,
  joinByKey,
  listJoinLinks,
  listJoinRequests,
  listMailInvitations,
  refuseJoinRequest,
  registerAndJoin,
  revokeJoinLink,
  setMemberState,
  withdrawJoinRequest,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endMemberships, orgAlone } from '../org.fixture'

let server: TestServer
const mails: InvitationMail[] = []
const port = {
  requireAddress: () => undefined,
  invite: (mail: InvitationMail) => void mails.push(mail),
}
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [orgAlone(core, { mails: port })],
  })
})
beforeEach(() => mails.splice(0))
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const anyKey = 'BCDGHJKMNP'
const draft = { days: 7, maxUses: null, approval: false }
const addLink = (more: Partial<InputOf<typeof addJoinLink>> = {}) =>
  server.call(addJoinLink, { ...draft, ...more })
const password = 'quiet harbour lantern 7'

/** A new person comes by a key; answers the headers that are theirs from then on. */
async function newcomer(key: string, loginId: string) {
  const payload = { key, name: loginId, loginId, password, locale: 'en' }
  const answer = await server.app.inject({ method: 'POST', url: '/sapi/joining/register', payload })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { status: answer.statusCode, body: answer.json(), as: { as: null, headers: { cookie } } }
}

describe('links to join by', () => {
  it('are kept by administrators only', async () => {
    for (const as of ['user', 'saas', 'safe', 'audit', 'root', null] as const) {
      const status = as === null ? 401 : 403
      for (const call of [
        () => server.call(listJoinLinks, {}, { as }),
        () => server.call(addJoinLink, draft, { as }),
        () => server.call(revokeJoinLink, { linkId: nowhere }, { as }),
        () => server.call(inviteByMail, { emails: ['a@b.example'] }, { as }),
        () => server.call(listMailInvitations, {}, { as }),
        () => server.call(listJoinRequests, {}, { as }),
        () => server.call(approveJoinRequest, { requestId: nowhere }, { as }),
        () => server.call(refuseJoinRequest, { requestId: nowhere, reason: 'x' }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status })
      }
    }
  })
  it('refuse places the space does not have, limits that make no sense, and what is not there', async () => {
    for (const more of [
      { departmentId: nowhere },
      { orgRoleIds: [nowhere] },
      { days: 0 },
      { maxUses: 0 },
      { label: 'x'.repeat(61) },
    ]) {
      expect(await refusalOf(addLink(more))).toMatchObject({ status: 400 })
    }
    for (const [call, code] of [
      [() => server.call(revokeJoinLink, { linkId: nowhere }), 'join-link-not-found'],
      [() => server.call(approveJoinRequest, { requestId: nowhere }), 'join-request-not-found'],
      [() => server.call(checkJoinKey, { key: anyKey }, { as: null }), 'join-key-unknown'],
    ] as const) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, code })
    }
    const long = { requestId: nowhere, reason: 'x'.repeat(61) }
    expect(await refusalOf(server.call(refuseJoinRequest, long))).toMatchObject({ status: 400 })
  })
  it('let in no more people than they may, also when they come at once', async () => {
    const { code } = await addLink({ maxUses: 2 })
    const came = await Promise.all(
      ['one', 'two', 'three'].map((id) => newcomer(code, `at.once.${id}`)),
    )
    expect(came.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    expect(await refusalOf(newcomerOf(code))).toMatchObject({ code: 'join-link-ended' })
  })
  it('let nobody in once they are revoked, and are listed page by page', async () => {
    const { id, code } = await addLink({ label: 'Interns' })
    await server.call(revokeJoinLink, { linkId: id })
    expect(await refusalOf(newcomerOf(code))).toMatchObject({ code: 'join-link-ended' })
    await addLink()
    const first = await server.call(listJoinLinks, { limit: 1 })
    const second = await server.call(listJoinLinks, { limit: 1, cursor: first.nextCursor })
    expect(second.rows).toMatchObject([
      { id, label: 'Interns', state: 'revoked', madeBy: '企业管理员' },
    ])
  })
  it('put people where they say', async () => {
    const department = await server.call(addDepartment, { name: 'Harbour', parentId: null })
    const { code } = await addLink({ departmentId: department.id })
    expect(
      await server.call(checkJoinKey, { key: code.toLowerCase() }, { as: null }),
    ).toMatchObject({
      entId: 'demo',
      approval: false,
      person: null,
    })
    const { body, as } = await newcomer(code, 'harbour.hand')
    expect(body).toEqual({ outcome: 'joined', entId: 'demo' })
    const me = await server.call(getCurrentUser, {}, as)
    expect(me.roles).toEqual(['user'])
    expect(await server.call(getMember, { personId: me.id })).toMatchObject({
      departmentIds: [department.id],
      state: 'active',
    })
  })
  it('refuse names that are taken, weak passwords, and members', async () => {
    const { code: key } = await addLink()
    const fresh = { key, name: 'X', loginId: 'someone.new', password, locale: 'en' as const }
    for (const [more, code] of [
      [{ loginId: 'admin' }, 'login-taken'],
      [{ password: 'someone.new1' }, 'password-weak'],
      [{ password: 'short' }, 'password-short'],
      [{ loginId: 'a b' }, 'invalid-input'],
    ] as const) {
      const call = server.call(registerAndJoin, { ...fresh, ...more }, { as: null })
      expect(await refusalOf(call)).toMatchObject({ code })
    }
    expect(await refusalOf(server.call(joinByKey, { key }, { as: 'user' }))).toMatchObject({
      code: 'member-exists',
    })
    expect(await refusalOf(server.call(joinByKey, { key }, { as: null }))).toMatchObject({
      status: 401,
    })
  })

  function newcomerOf(key: string) {
    return server.call(checkJoinKey, { key }, { as: null })
  }
})

describe('requests to join', () => {
  it('wait, are seen by who made them, and let them in once approved', async () => {
    const { code } = await addLink({ approval: true })
    const { body, as } = await newcomer(code, 'patient')
    expect(body).toEqual({ outcome: 'waiting', entId: 'demo' })
    expect(await refusalOf(server.call(getCurrentUser, {}, as))).toMatchObject({ status: 403 })
    expect(await server.call(joinByKey, { key: code }, as)).toMatchObject({ outcome: 'waiting' })
    const [request] = (await server.call(listJoinRequests, { state: 'waiting' })).rows
    expect(request).toMatchObject({ loginId: 'patient', state: 'waiting' })
    await server.call(approveJoinRequest, { requestId: request!.id })
    expect((await server.call(getOwnJoining, {}, as)).requests).toMatchObject([
      { state: 'approved' },
    ])
    expect(await server.call(getCurrentUser, {}, as)).toMatchObject({
      entId: 'demo',
      roles: ['user'],
    })
    const again = server.call(refuseJoinRequest, { requestId: request!.id, reason: 'Late' })
    expect(await refusalOf(again)).toMatchObject({ code: 'join-request-decided' })
    await endMemberships(server, [request!.personId])
    const out = await sessionOf(request!.personId)
    expect((await server.call(getOwnJoining, {}, out)).requests).toEqual([])
  })
  it('are refused with a reason, made again, and withdrawn by nobody else', async () => {
    const { code } = await addLink({ approval: true })
    const { as } = await newcomer(code, 'refused.once')
    const [request] = (await server.call(listJoinRequests, { state: 'waiting' })).rows
    await server.call(refuseJoinRequest, { requestId: request!.id, reason: 'Who are you?' })
    expect((await server.call(getOwnJoining, {}, as)).requests).toMatchObject([
      { state: 'refused', reason: 'Who are you?' },
    ])
    await server.call(joinByKey, { key: code }, as)
    const mine = (await server.call(getOwnJoining, {}, as)).requests[0]!
    const byOther = server.call(withdrawJoinRequest, { requestId: mine.id }, { as: 'user' })
    expect(await refusalOf(byOther)).toMatchObject({ code: 'join-request-not-found' })
    await server.call(withdrawJoinRequest, { requestId: mine.id }, as)
    expect(await refusalOf(server.call(approveJoinRequest, { requestId: mine.id }))).toMatchObject({
      code: 'join-request-decided',
    })
  })
  it('are signed in to again by who is in no enterprise yet', async () => {
    const { code } = await addLink({ approval: true })
    await newcomer(code, 'comes.back')
    const payload = { loginId: 'comes.back', password }
    const answer = await server.app.inject({ method: 'POST', url: '/sapi/session', payload })
    expect(signIn.output.parse(answer.json())).toMatchObject({ enterprises: [], roles: [] })
  })
})

describe('invitations by mail', () => {
  it('are sent to good addresses, and say what is wrong with the others', async () => {
    const emails = ['Kim@new.example', 'kim@new.example', 'not an address', 'user@demo.example']
    expect(await server.call(inviteByMail, { emails })).toEqual({
      sent: 1,
      wrong: [
        { row: 2, email: 'kim@new.example', code: 'repeated' },
        { row: 3, email: 'not an address', code: 'wrong' },
        { row: 4, email: 'user@demo.example', code: 'member' },
      ],
    })
    expect((await server.call(inviteByMail, { emails: ['kim@new.example'] })).wrong).toMatchObject([
      { code: 'invited' },
    ])
    const key = mails[0]!.path.split('join=')[1]!
    const { status } = await newcomer(key, 'kim')
    expect([status, (await newcomer(key, 'kims.friend')).status]).toEqual([200, 409])
    expect((await server.call(listMailInvitations, {})).rows).toMatchObject([
      { email: 'kim@new.example', state: 'accepted' },
    ])
  })
})

describe('invitations of people who have an account', () => {
  it('are seen by them alone, and accepted once', async () => {
    const { member } = await server.call(addMember, { loginId: 'homeless', name: 'Homeless' })
    await endMemberships(server, [member.id])
    await server.call(addMember, { loginId: 'homeless', name: 'Homeless' })
    const stranger = { as: 'user', entId: 'north' } as const
    expect((await server.call(getOwnJoining, {}, stranger)).invitations).toEqual([])
    const refused = server.call(acceptInvitation, { entId: 'demo' }, stranger)
    expect(await refusalOf(refused)).toMatchObject({ code: 'invitation-not-found' })
    const as = await sessionOf(member.id)
    expect((await server.call(getOwnJoining, {}, as)).invitations).toMatchObject([
      { entId: 'demo' },
    ])
    await server.call(acceptInvitation, { entId: 'demo' }, as)
    expect(await server.call(getCurrentUser, {}, as)).toMatchObject({ entId: 'demo' })
    expect(await refusalOf(server.call(declineInvitation, { entId: 'demo' }, as))).toMatchObject({
      code: 'invitation-not-found',
    })
  })
  it('are declined, and not open to who is suspended', async () => {
    const { member } = await server.call(addMember, { loginId: 'modest', name: 'Modest' })
    const as = await sessionOf(member.id)
    await server.call(setMemberState, { personIds: [member.id], state: 'suspended' })
    const again = await sessionOf(member.id)
    const { code: key } = await addLink()
    expect(await refusalOf(server.call(joinByKey, { key }, again))).toMatchObject({
      code: 'membership-suspended',
    })
    expect(await refusalOf(server.call(getOwnJoining, {}, as))).toMatchObject({ status: 401 })
    await endMemberships(server, [member.id])
    await server.call(addMember, { loginId: 'modest', name: 'Modest' })
    const asked = await sessionOf(member.id)
    await server.call(declineInvitation, { entId: 'demo' }, asked)
    expect((await server.call(getOwnJoining, {}, asked)).invitations).toEqual([])
  })
})

async function sessionOf(personId: string) {
  const token = await server.core.database.transaction('platform', (tx) =>
    server.core.sessions.begin(tx, { personId, entId: 'demo' }, { ip: '::1', userAgent: 'test' }),
  )
  return { as: null, headers: { cookie: `sid=${token}` } }
}
