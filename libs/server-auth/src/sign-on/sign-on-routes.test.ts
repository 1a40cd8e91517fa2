import {
  findSignOn,
  getSignOn,
  setSignOn,
  type SignOnConfig,
  testSignOn,
} from '@atrium/domain-auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authServer, type AuthServer, password } from '../testing/auth-server'
import { client, oidcServer, type OidcServer } from '../testing/oidc-server'

const redirectUri = 'http://127.0.0.1:4999/login'
let server: AuthServer
let provider: OidcServer
let config: SignOnConfig

beforeAll(async () => {
  server = await authServer({ publicUrl: 'http://127.0.0.1:4999', host: '127.0.0.1' })
  provider = await oidcServer(redirectUri)
  config = {
    enabled: true,
    name: 'Spruce ID',
    issuer: provider.issuer,
    clientId: client.id,
    scopes: 'openid email profile',
    required: false,
    match: 'email',
    claims: { email: 'email', name: 'name', subject: 'sub' },
    domains: ['demo.example'],
    newcomers: 'refuse',
  }
  provider.people.set('u-1', { email: 'User@demo.example', email_verified: true, name: '业务专员' })
  provider.people.set('u-2', { email: 'user@demo.example', email_verified: true })
  provider.people.set('raw', { email: 'saas@demo.example', email_verified: false })
  provider.people.set('far', { email: 'lin@elsewhere.example', email_verified: true })
  provider.people.set('new', { email: 'new@demo.example', email_verified: true, name: '新同事' })
})
afterAll(async () => {
  await provider.close()
  await server.close()
})

const save = (part: Partial<SignOnConfig> = {}, secret: string | undefined = client.secret) =>
  server.call(setSignOn, { config: { ...config, ...part }, secret })
const idOf = (part: Partial<SignOnConfig> = {}) => {
  const { issuer, clientId, scopes } = { ...config, ...part }
  return { issuer, clientId, scopes }
}
const begin = async () => (await server.post('/auth/sign-on/begin', { entId: 'demo' })).body
const finish = (ticket: string, query: string) =>
  server.post('/auth/sign-on/finish', { ticket, query })
async function comeBackAs(subject: string) {
  const { url, ticket } = await begin()
  const { search } = await provider.signIn(url, subject)
  return { ticket, query: search }
}
async function enterAs(subject: string) {
  const { ticket, query } = await comeBackAs(subject)
  return finish(ticket, query)
}
const whoIs = async (cookie: string | null, space = '') =>
  server.app.inject({ url: `${space}/sapi/session`, headers: { cookie: cookie ?? '' } })

describe('the provider of an enterprise', () => {
  it('is refused to whoever does not administer it', async () => {
    for (const as of ['user', 'safe', 'audit'] as const) {
      await expect(server.call(getSignOn, {}, { as })).rejects.toMatchObject({ status: 403 })
      await expect(server.call(setSignOn, { config }, { as })).rejects.toMatchObject({
        status: 403,
      })
      await expect(server.call(testSignOn, { provider: idOf() }, { as })).rejects.toMatchObject({
        status: 403,
      })
    }
    await expect(server.call(getSignOn, {}, { as: null })).rejects.toMatchObject({ status: 401 })
  })
  it('is refused without a secret, and for domains that are not the enterprise’s', async () => {
    await expect(server.call(setSignOn, { config })).rejects.toMatchObject({
      code: 'sign-on-no-secret',
    })
    await expect(save({ domains: ['demo.example', 'bank.example'] })).rejects.toMatchObject({
      code: 'domain-not-yours',
      details: [{ params: { domain: 'bank.example' } }],
    })
    await expect(save({ issuer: 'http://id.spruce.example' })).rejects.toMatchObject({
      status: 400,
    })
    expect(await server.call(getSignOn, {})).toMatchObject({ config: null, redirectUri })
  })
  it('is told what it says of itself, or that it was not reached', async () => {
    expect(await server.call(testSignOn, { provider: idOf() })).toEqual({
      issuer: provider.issuer,
      missingScopes: [],
    })
    const scopes = 'openid groups'
    expect(await server.call(testSignOn, { provider: idOf({ scopes }) })).toMatchObject({
      missingScopes: ['groups'],
    })
    const gone = idOf({ issuer: 'http://127.0.0.1:1' })
    await expect(server.call(testSignOn, { provider: gone })).rejects.toMatchObject({
      code: 'sign-on-unreachable',
    })
  })
  it('keeps its secret sealed, and never sends it back', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ hasSecret: true, config: { name: 'Spruce ID' } })
    expect(JSON.stringify(saved)).not.toContain(client.secret)
    const kept = await server.core.database.read('platform', (tx) =>
      tx.query<{ secret: Buffer }>('select secret from platform.sign_on'),
    )
    expect(kept[0]?.secret.toString('latin1')).not.toContain(client.secret)
    await server.call(setSignOn, { config })
  })
  it('is offered by mail domain and by enterprise, not for other mail and not when it is off', async () => {
    const find = async (wanted: { loginId?: string; entId?: string }) =>
      (await server.call(findSignOn, wanted, { as: null })).offer
    const offer = { entId: 'demo', name: 'Spruce ID', required: false }
    expect(await find({ loginId: 'Anybody@Demo.Example' })).toEqual(offer)
    expect(await find({ entId: 'demo' })).toEqual(offer)
    for (const none of [{ loginId: 'user' }, { loginId: 'a@north.example' }, { entId: 'north' }]) {
      expect(await find(none)).toBeNull()
    }
    await save({ enabled: false })
    expect(await find({ loginId: 'a@demo.example' })).toBeNull()
    expect((await server.post('/auth/sign-on/begin', { entId: 'demo' })).body.code).toBe(
      'sign-on-off',
    )
    await save()
  })
})

describe('signing in by a provider', () => {
  it('is refused for mail that is not verified, of another domain, or that nobody here has', async () => {
    expect((await enterAs('raw')).body.code).toBe('sign-on-unverified')
    expect((await enterAs('far')).body.code).toBe('sign-on-unknown')
    expect((await enterAs('new')).body.code).toBe('sign-on-unknown')
  })
  it('is refused with a state, a nonce or a ticket of another, and a second time', async () => {
    const first = await comeBackAs('u-1')
    const second = await comeBackAs('u-1')
    expect((await finish(first.ticket, second.query)).body.code).toBe('sign-on-refused')
    expect((await finish('x'.repeat(43), second.query)).body.code).toBe('sign-on-ended')
    expect((await finish(first.ticket, first.query)).body.code).toBe('sign-on-ended')
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.sign_on_try set nonce = 'another'`),
    )
    expect((await finish(second.ticket, second.query)).body.code).toBe('sign-on-refused')
  })
  it('is refused when another issuer answers, when the code is made up, and when it took too long', async () => {
    const other = await comeBackAs('u-1')
    const query = new URLSearchParams(other.query)
    query.set('iss', 'https://evil.example')
    expect((await finish(other.ticket, `?${query.toString()}`)).body.code).toBe('sign-on-refused')
    const made = await comeBackAs('u-1')
    const guess = new URLSearchParams(made.query)
    guess.set('code', 'made-up')
    expect((await finish(made.ticket, `?${guess.toString()}`)).body.code).toBe('sign-on-refused')
    const said = await begin()
    const state = new URL(said.url).searchParams.get('state')
    const denied = `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    expect((await finish(said.ticket, denied)).body.code).toBe('sign-on-declined')
    const late = await comeBackAs('u-1')
    server.pass(601)
    expect((await finish(late.ticket, late.query)).body.code).toBe('sign-on-ended')
    server.pass(-601)
  })
  it('is refused with a token for another client, by another issuer, of another time, or for another sign-in', async () => {
    const lies: readonly Parameters<OidcServer['lie']>[0][] = [
      (claims) => ({ ...claims, aud: 'somebody-else' }),
      (claims) => ({ ...claims, aud: [client.id, 'other'], azp: 'other' }),
      (claims) => ({ ...claims, iss: 'https://evil.example' }),
      (claims) => ({ ...claims, exp: 1_000_000_000 }),
      (claims) => ({ ...claims, nonce: 'of-another' }),
      (claims) => ({ ...claims, nonce: undefined }),
      (claims) => ({ ...claims, sub: undefined }),
    ]
    for (const lie of lies) {
      provider.lie(lie)
      expect(await enterAs('u-1')).toMatchObject({ status: 401, body: { code: 'sign-on-refused' } })
    }
    provider.lie((claims) => claims)
    expect((await enterAs('u-1')).status).toBe(200)
    provider.lie(null)
  })
  it('is refused when somebody else began it, and so does not know the verifier', async () => {
    const { ticket, query } = await comeBackAs('u-1')
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.sign_on_try set verifier = $1`, ['v'.repeat(43)]),
    )
    expect((await finish(ticket, query)).body.code).toBe('sign-on-refused')
  })
  it('lets the member in who has bound the address, into this enterprise alone', async () => {
    const entered = await enterAs('u-1')
    expect(entered.status).toBe(200)
    const session = await whoIs(entered.cookie)
    expect(session.json()).toMatchObject({
      loginId: 'user',
      entId: 'demo',
      enterprises: [{ entId: 'demo' }],
    })
    expect((await whoIs(entered.cookie, '/space-north')).statusCode).toBe(403)
    const move = await server.app.inject({
      method: 'PUT',
      url: '/sapi/session/enterprise',
      payload: { entId: 'north' },
      headers: { cookie: entered.cookie ?? '' },
    })
    expect(move.statusCode).toBe(403)
  })
  it('knows the member again by subject when the address has changed, and nobody else by it', async () => {
    provider.people.set('u-1', { email: 'renamed@demo.example', email_verified: true })
    expect((await enterAs('u-1')).status).toBe(200)
    expect((await enterAs('u-2')).body.code).toBe('sign-on-unknown')
  })
  it('is refused to a member who was suspended, and where the enterprise closes its networks', async () => {
    const set = (state: string) =>
      server.core.database.transaction('platform', (tx) =>
        tx.query(
          `update platform.memberships m set state = $1 from platform.persons p
           where p.person_id = m.person_id and p.login_id = 'user' and m.ent_id = 'demo'`,
          [state],
        ),
      )
    await set('suspended')
    expect((await enterAs('u-1')).body.code).toBe('sign-on-unknown')
    await set('active')
    expect((await enterAs('u-1')).status).toBe(200)
  })
  it('makes an account for a newcomer where the policy says so, once', async () => {
    await save({ newcomers: 'create' })
    const entered = await enterAs('new')
    expect((await whoIs(entered.cookie)).json()).toMatchObject({
      loginId: 'new@demo.example',
      name: '新同事',
      roles: ['user'],
    })
    const again = await enterAs('new')
    const people = await server.core.database.read('platform', (tx) =>
      tx.query(`select 1 from platform.persons where email = 'new@demo.example'`),
    )
    expect([again.status, people.length]).toEqual([200, 1])
    expect((await enterAs('raw')).body.code).toBe('sign-on-unverified')
  })
  it('finds a member by login id where it matches so, whatever their mail, and nobody of elsewhere', async () => {
    const claims = { ...config.claims, subject: 'preferred_username' }
    provider.people.set('s-1', { preferred_username: 'Audit' })
    provider.people.set('s-2', { preferred_username: 'north.admin' })
    provider.people.set('s-3', {})
    await save({ match: 'subject', claims })
    expect((await whoIs((await enterAs('s-1')).cookie)).json()).toMatchObject({ loginId: 'audit' })
    for (const stranger of ['s-2', 's-3']) {
      expect((await enterAs(stranger)).body.code).toBe('sign-on-unknown')
    }
    await save()
  })
  it('is the only way in where it is required, but for who administers the enterprise', async () => {
    const byPassword = (loginId: string) => server.post('/session', { loginId, password })
    const before = await byPassword('user')
    await expect(save({ required: true, issuer: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      code: 'sign-on-unreachable',
    })
    expect((await byPassword('safe')).status).toBe(200)
    await save({ required: true })
    expect((await whoIs(before.cookie)).json()).toMatchObject({ code: 'sign-on-required' })
    expect((await byPassword('user')).body.entId).toBe('north')
    expect(await byPassword('safe')).toMatchObject({
      status: 403,
      body: { code: 'sign-on-required', details: { entId: 'demo' } },
    })
    expect((await byPassword('admin')).status).toBe(200)
    const entered = await enterAs('u-1')
    expect((await whoIs(entered.cookie)).statusCode).toBe(200)
    await save({ required: true, enabled: false })
    expect((await byPassword('safe')).status).toBe(200)
    await save()
  })
  it('says so when the provider has gone meanwhile', async () => {
    const gone = await oidcServer(redirectUri)
    await save({ issuer: gone.issuer })
    const { url, ticket } = await begin()
    gone.people.set('u-9', { email: 'user@demo.example', email_verified: true })
    const { search } = await gone.signIn(url, 'u-9')
    await gone.close()
    expect(await finish(ticket, search)).toMatchObject({
      status: 503,
      body: { code: 'sign-on-unreachable' },
    })
    await save({ issuer: 'http://127.0.0.1:1' })
    expect(await server.post('/auth/sign-on/begin', { entId: 'demo' })).toMatchObject({
      status: 503,
      body: { code: 'sign-on-unreachable' },
    })
    await save()
  })
  it('asks nothing of the machine itself when others reach the server', async () => {
    const open = await authServer({ publicUrl: 'https://atrium.example', host: '0.0.0.0' })
    await expect(open.call(testSignOn, { provider: idOf() })).rejects.toMatchObject({
      code: 'sign-on-unreachable',
    })
    await open.close()
  })
})
