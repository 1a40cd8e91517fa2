import { previewSecurityPolicy, getSecurityPolicy, setSecurityPolicy } from '@atrium/domain-auth'
import { defaultPolicy, type SecurityPolicy } from '@atrium/domain-core'
import { policyOf, putPolicy } from '@atrium/server-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authServer, password, type AuthServer } from '../testing/auth-server'

let server: AuthServer

beforeAll(async () => {
  server = await authServer()
})
afterAll(() => server.close())

type Parts = { readonly [Part in keyof SecurityPolicy]?: Partial<SecurityPolicy[Part]> }

function policyWith(parts: Parts): SecurityPolicy {
  const { password: secret, lockout, twoStep, session, byCode } = parts
  return {
    password: { ...defaultPolicy.password, ...secret },
    lockout: { ...defaultPolicy.lockout, ...lockout },
    twoStep: { ...defaultPolicy.twoStep, ...twoStep },
    session: { ...defaultPolicy.session, ...session },
    byCode: (byCode as boolean | undefined) ?? true,
  }
}

/** Without a session, since those of the tests end by the policies, too. */
const hold = (parts: Parts) =>
  server.core.database.transaction('platform', async (tx) => {
    const { revision } = await policyOf(tx, 'demo')
    const twoStepSince = server.core.clock.now()
    await putPolicy(tx, 'demo', { policy: policyWith(parts), revision, twoStepSince })
    tx.announce({ entity: 'security-policy', act: 'changed', entId: 'demo' })
  })
const save = async (parts: Parts) => {
  const { revision } = await server.call(getSecurityPolicy, {})
  return server.call(setSecurityPolicy, { policy: policyWith(parts), revision })
}
const signIn = (loginId: string, secret = password, remoteAddress?: string) =>
  server.app
    .inject({
      method: 'POST',
      url: '/sapi/session',
      payload: { loginId, password: secret },
      headers: { 'accept-language': 'en' },
      ...(remoteAddress && { remoteAddress }),
    })
    .then((answer) => ({
      status: answer.statusCode,
      body: answer.json(),
      cookie: answer.cookies[0] ? `sid=${answer.cookies[0].value}` : '',
    }))
const who = (cookie: string, remoteAddress = '127.0.0.1') =>
  server.app
    .inject({ url: '/sapi/session', headers: { cookie }, remoteAddress })
    .then((answer) => answer.statusCode)

describe('the security policy of an enterprise', () => {
  it('is refused to whoever does not administer it, and to strangers', async () => {
    for (const as of ['user', 'safe', 'audit', null] as const) {
      const status = as === null ? 401 : 403
      await expect(server.call(getSecurityPolicy, {}, { as })).rejects.toMatchObject({ status })
      const change = { policy: defaultPolicy, revision: 0 }
      await expect(server.call(setSecurityPolicy, change, { as })).rejects.toMatchObject({ status })
    }
  })
  it('refuses what no policy can say', async () => {
    const change = { policy: policyWith({ lockout: { tries: 0 } }), revision: 0 }
    await expect(server.call(setSecurityPolicy, change)).rejects.toMatchObject({ status: 400 })
    const networks = policyWith({ session: { networks: ['office'] } })
    await expect(
      server.call(setSecurityPolicy, { policy: networks, revision: 0 }),
    ).rejects.toMatchObject({ details: [{ code: 'network-malformed' }] })
  })
  it('refuses a list of networks that leaves out whoever saves it', async () => {
    await expect(save({ session: { networks: ['10.0.0.0/8'] } })).rejects.toMatchObject({
      code: 'network-locks-out',
    })
  })
  it('is the default at first, and refused when somebody else has changed it', async () => {
    const read = await server.call(getSecurityPolicy, {})
    expect(read).toEqual({ policy: defaultPolicy, revision: 0, ip: '127.0.0.1' })
    const { revision } = await save({ password: { minLength: 10 } })
    expect(revision).toBe(1)
    await expect(
      server.call(setSecurityPolicy, { policy: defaultPolicy, revision: 0 }),
    ).rejects.toMatchObject({ code: 'policy-changed' })
    await save({})
  })
  it('keeps a record of what was changed', async () => {
    const rows = await server.core.database.read('platform', (tx) =>
      tx.query<{ entry: string }>(
        `select entry from platform.audit_log where ent_id = 'demo' and entry like '%auth.set-policy%'
         order by seq desc limit 1`,
      ),
    )
    expect(rows[0]?.entry).toContain('"minLength":10')
  })
})

describe('the preview of a policy', () => {
  it('counts who would be concerned', async () => {
    await signIn('audit')
    const effect = await server.call(previewSecurityPolicy, {
      policy: policyWith({
        twoStep: { demand: 'everybody' },
        password: { expiryDays: 1 },
        session: { networks: ['10.0.0.0/8'] },
      }),
    })
    expect(effect.members).toBe(6)
    expect(effect.twoStep).toEqual({ asked: 6, missing: 6 })
    expect(effect.expired).toBe(0)
    expect(effect.sessions.outside).toBeGreaterThan(0)
  })
})

describe('a policy that holds', () => {
  beforeEach(() => hold({}))
  afterEach(() => hold({}))

  it('closes an account after its own number of tries, for its own time', async () => {
    await hold({ lockout: { tries: 2, minutes: 5 } })
    expect((await signIn('saas', 'wrong')).body.code).toBe('sign-in-failed')
    expect((await signIn('saas', 'wrong')).body).toMatchObject({
      code: 'sign-in-locked',
      details: { seconds: 300 },
    })
    server.pass(120)
    expect((await signIn('saas')).status).toBe(429)
    server.pass(181)
    expect((await signIn('saas')).status).toBe(200)
  })
  it('closes a space to other networks, at sign-in and at each call, in both versions of IP', async () => {
    const inside = (await signIn('audit')).cookie
    await hold({ session: { networks: ['127.0.0.0/8', '2001:db8::/32'] } })
    expect((await signIn('audit', password, '203.0.113.9')).body).toMatchObject({
      code: 'network-not-allowed',
      details: { ip: '203.0.113.9' },
    })
    expect((await signIn('audit', password, '2001:db8::7')).status).toBe(200)
    expect(await who(inside)).toBe(200)
    expect(await who(inside, '203.0.113.9')).toBe(403)
    expect(await who(inside, '2001:db9::1')).toBe(403)
  })
  it('leaves the doors of the person’s other enterprises open', async () => {
    await hold({ session: { networks: ['127.0.0.0/8'] } })
    const abroad = await signIn('user', password, '203.0.113.9')
    expect(abroad.body.entId).toBe('north')
    const headers = { cookie: abroad.cookie }
    const there = (url: string) =>
      server.app.inject({ url, headers, remoteAddress: '203.0.113.9' }).then((a) => a.statusCode)
    expect(await there('/space-north/sapi/session')).toBe(200)
    expect(await there('/space-demo/sapi/session')).toBe(403)
  })
  it('ends sessions that rest too long or are too old, and the oldest of too many', async () => {
    const first = (await signIn('safe')).cookie
    server.pass(60)
    const second = (await signIn('safe')).cookie
    await hold({ session: { limit: 1 } })
    expect([await who(first), await who(second)]).toEqual([401, 200])
    await hold({ session: { idleMinutes: 5 } })
    server.pass(240)
    expect(await who(second)).toBe(200)
    server.pass(301)
    expect(await who(second)).toBe(401)
    await hold({ session: { absoluteHours: 1 } })
    const third = (await signIn('safe')).cookie
    for (let minutes = 0; minutes < 60; minutes += 10) {
      expect(await who(third)).toBe(200)
      server.pass(600)
    }
    expect(await who(third)).toBe(401)
  })
  it('lets nobody in by a code where that is not allowed', async () => {
    await hold({ byCode: false as never })
    const code = await server.codeAfter('user@demo.example', () =>
      server.post('/auth/codes', { loginId: 'user', purpose: 'sign-in' }),
    )
    const answer = await server.post('/session/code', { loginId: 'user', code })
    expect(answer).toMatchObject({ status: 403, body: { code: 'code-sign-in-off' }, cookie: null })
  })
  it('asks for another password when one has expired, and refuses those before it', async () => {
    await hold({ password: { expiryDays: 30, history: 2 } })
    server.pass(31 * 86_400)
    const first = await signIn('user')
    expect(first.cookie).toBe('')
    expect(first.body).toMatchObject({ needs: 'password', loginId: 'user' })
    const { challenge } = first.body
    const renew = (secret: string) =>
      server.post('/session/password', { challenge, password: secret })
    expect((await renew('short')).body.code).toBe('password-short')
    expect((await renew(password)).body.code).toBe('password-same')
    const renewed = await renew('seven green meadows')
    expect(renewed).toMatchObject({ status: 200, body: { loginId: 'user' } })
    expect(renewed.cookie).not.toBeNull()
    expect((await renew('eight green meadows')).body.code).toBe('challenge-expired')
    expect((await signIn('user', 'seven green meadows')).status).toBe(200)
    server.pass(31 * 86_400)
    const again = (await signIn('user', 'seven green meadows')).body
    const back = { challenge: again.challenge, password }
    expect((await server.post('/session/password', back)).body.code).toBe('password-used')
  })
  it('asks whoever administers to set a second step up once their time is over', async () => {
    await hold({ twoStep: { demand: 'administrators', graceDays: 7 } })
    expect((await signIn('saas')).status).toBe(200)
    server.pass(8 * 86_400)
    expect((await signIn('user', 'seven green meadows')).body.loginId).toBe('user')
    const first = await signIn('saas')
    expect(first).toMatchObject({ cookie: '', body: { needs: 'two-step' } })
    const { challenge } = first.body
    const wrong = await server.post('/session/two-step', { challenge, code: '000000' })
    expect(wrong.status).toBe(409)
    const setup = await server.post('/session/two-step/setup', { challenge })
    expect(setup.body.uri).toContain('otpauth://totp/')
    const failed = await server.post('/session/two-step', { challenge, code: '000000' })
    expect(failed.body.code).toBe('factor-wrong')
    const code = server.totp(setup.body.key)
    const done = await server.post('/session/two-step', { challenge, code })
    expect(done.body).toMatchObject({ user: { loginId: 'saas' }, codes: expect.any(Array) })
    expect(done.cookie).not.toBeNull()
    expect((await server.post('/session/two-step/setup', { challenge })).status).toBe(401)
    expect((await signIn('saas')).body.needs).toBe('factor')
  })
})
