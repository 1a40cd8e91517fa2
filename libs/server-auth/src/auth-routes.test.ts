import { getSignInOptions } from '@atrium/domain-auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authServer, password, type AuthServer } from './testing/auth-server'

let server: AuthServer
beforeAll(async () => {
  server = await authServer({ codeDigits: 5, publicUrl: 'https://atrium.example' }, { sms: true })
  await server.core.database.transaction('platform', (tx) =>
    tx.query(`update platform.persons set phone = '13800000001' where login_id = 'safe'`),
  )
})
afterAll(() => server.close())

const ask = (loginId: string, purpose = 'reset-password', channel = 'email') =>
  server.post('/auth/codes', { loginId, purpose, channel })
const open = (loginId: string, code: string) =>
  server.post('/auth/password-links', { loginId, code })
const reset = (token: string, chosen: string) =>
  server.post('/auth/password', { token, password: chosen }, 'PUT')
const signIn = (loginId: string, tried = password) =>
  server.post('/session', { loginId, password: tried })
const codeOf = (loginId: string, purpose = 'reset-password') => {
  const address = loginId.includes('@') ? loginId : `${loginId}@demo.example`
  return server.codeAfter(address, () => ask(loginId, purpose))
}
const wrongOf = (code: string) => (code === '00000' ? '00001' : '00000')

describe('auth.get-sign-in-options', () => {
  it('says how long codes are and how they travel', async () => {
    const options = await server.call(getSignInOptions, {}, { as: null })
    expect(options).toEqual({ digits: 5, channels: ['email', 'sms'] })
  })
  it('offers no text messages where no provider is set up', async () => {
    const bare = await authServer()
    expect(await bare.call(getSignInOptions, {}, { as: null })).toMatchObject({
      digits: 6,
      channels: ['email'],
    })
    const refused = await bare.post('/auth/codes', {
      loginId: 'safe',
      purpose: 'sign-in',
      channel: 'sms',
    })
    expect([refused.status, refused.body.code]).toEqual([400, 'channel-not-offered'])
    await bare.close()
  })
})

describe('auth.request-code', () => {
  it('refuses an unknown purpose, an unknown channel and no address', async () => {
    expect((await ask('user', 'bind-email')).status).toBe(400)
    expect((await ask('user', 'sign-in', 'pigeon')).status).toBe(400)
    expect((await ask('  ')).status).toBe(400)
  })
  it('answers the same whether there is such an account or not, and writes only to those', async () => {
    const before = await server.mailCount()
    const nobody = await ask('nobody@demo.example')
    const code = await server.codeAfter('user@demo.example', async () => {
      expect(await ask('User@demo.example')).toEqual(nobody)
    })
    expect(nobody.body).toEqual({ digits: 5, seconds: 60, minutes: 10 })
    expect(code).toMatch(/^\d{5}$/)
    expect((await server.mailCount()) - before).toBe(1)
  })
  it('refuses a second one within a minute, alike for everybody, and a seventh within an hour', async () => {
    const again = [await ask('nobody@demo.example'), await ask('user@demo.example')]
    expect(again.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'code-too-soon'],
      [429, 'code-too-soon'],
    ])
    for (let sent = 2; sent <= 6; sent += 1) {
      server.pass(61)
      expect((await ask('user@demo.example')).status).toBe(200)
    }
    server.pass(61)
    const seventh = await ask('user@demo.example')
    expect(seventh.body.code).toBe('code-too-soon')
    expect(seventh.body.details.seconds).toBeGreaterThan(3000)
    server.pass(3601)
    expect((await ask('user@demo.example')).status).toBe(200)
  })
  it('gives eight requests at the same time one code', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('saas@demo.example')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  it('sends a text message to whoever has a phone', async () => {
    await ask('13800000001', 'sign-in', 'sms')
    await expect.poll(() => server.messages).toMatchObject([{ phone: '13800000001', minutes: 10 }])
    const { code = '' } = server.messages[0] ?? {}
    const inside = await server.post('/session/code', { loginId: '13800000001', code })
    expect(inside.body).toMatchObject({ loginId: 'safe' })
  })
  it('goes on after the clock was set back', async () => {
    server.pass(86_400)
    expect((await ask('audit@demo.example', 'sign-in')).status).toBe(200)
    server.pass(-86_400)
    expect((await ask('audit@demo.example', 'sign-in')).status).toBe(200)
  })
})

describe('session.sign-in-by-code', () => {
  it('is refused with the code of another purpose, and with one that was used', async () => {
    const other = await codeOf('admin@demo.example', 'reset-password')
    expect(
      (await server.post('/session/code', { loginId: 'admin@demo.example', code: other })).body,
    ).toMatchObject({ code: 'code-wrong' })
    const code = await codeOf('admin', 'sign-in')
    const both = await Promise.all([
      server.post('/session/code', { loginId: 'admin', code }),
      server.post('/session/code', { loginId: 'admin', code }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toMatchObject([200, 401])
    expect(both.find(({ cookie }) => cookie)?.body).toMatchObject({ loginId: 'admin' })
  })
  it('is dead after three wrong tries, and for a minute there is no other', async () => {
    server.pass(61)
    const code = await codeOf('root', 'sign-in')
    const attempt = (tried: string) =>
      server.post('/session/code', { loginId: 'root', code: tried })
    const codes = []
    for (const _ of [1, 2, 3]) codes.push((await attempt(wrongOf(code))).body.code)
    expect(codes).toEqual(['code-wrong', 'code-wrong', 'code-dead'])
    expect((await attempt(code)).body).toMatchObject({ code: 'code-dead' })
    expect((await ask('root', 'sign-in')).body.code).toBe('code-too-soon')
    server.pass(61)
    expect((await attempt(code)).body.code).toBe('code-wrong')
    expect((await ask('root', 'sign-in')).status).toBe(200)
  })
  it('behaves the same for an address nobody has', async () => {
    const nobody = 'nobody-here'
    expect((await server.post('/session/code', { loginId: nobody, code: '12345' })).body.code).toBe(
      'code-wrong',
    )
    await ask(nobody, 'sign-in')
    const codes = []
    for (const _ of [1, 2, 3, 4]) {
      const { body } = await server.post('/session/code', { loginId: nobody, code: '12345' })
      codes.push(body.code)
    }
    expect(codes).toEqual(['code-wrong', 'code-wrong', 'code-dead', 'code-dead'])
  })
  it('gives many tries at once no more than three', async () => {
    server.pass(61)
    const code = await codeOf('saas', 'sign-in')
    const tries = Array.from({ length: 7 }, () =>
      server.post('/session/code', { loginId: 'saas', code: wrongOf(code) }),
    )
    const wrong = (await Promise.all(tries)).filter(({ body }) => body.code === 'code-wrong')
    expect(wrong).toHaveLength(2)
  })
  it('ends after ten minutes', async () => {
    server.pass(61)
    const code = await codeOf('safe', 'sign-in')
    server.pass(601)
    expect((await server.post('/session/code', { loginId: 'safe', code })).body.code).toBe(
      'code-wrong',
    )
  })
})

describe('a forgotten password', () => {
  it('is not reset by a wrong code, a made-up token, or with no new one', async () => {
    server.pass(3700)
    const code = await codeOf('user')
    expect((await open('user', wrongOf(code))).body.code).toBe('code-wrong')
    expect((await open('user', 'x')).status).toBe(400)
    expect((await reset('x'.repeat(43), 'spruce')).body).toMatchObject({ code: 'link-ended' })
    const { body } = await open('user', code)
    expect((await reset(body.token, '')).status).toBe(400)
    expect((await reset(body.token, 'x'.repeat(201))).status).toBe(400)
    expect((await open('user', code)).body.code).toBe('code-wrong')
  })
  it('is set anew by a code: once, and every session there was is over', async () => {
    server.pass(61)
    const before = (await signIn('user')).cookie!
    for (const _ of [1, 2, 3]) await signIn('user', 'wrong')
    expect((await signIn('user')).status).toBe(429)
    const code = await codeOf('user')
    const { token } = (await open('user', code)).body
    const check = await server.post('/auth/password-links/check', { token })
    expect(check.body).toMatchObject({ loginId: 'user', purpose: 'reset', rule: { minLength: 8 } })
    let both: { status: number }[] = []
    const told = await server.mailAfter('user@demo.example', async () => {
      both = await Promise.all([reset(token, 'spruce 42'), reset(token, 'spruce 42')])
    })
    expect(told).toContain('Subject: Your Atrium password was changed')
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await server.post('/auth/password-links/check', { token })).body.code).toBe(
      'link-ended',
    )
    const asks = await server.app.inject({ url: '/sapi/session', headers: { cookie: before } })
    expect(asks.statusCode).toBe(401)
    expect((await signIn('user')).body.code).toBe('sign-in-failed')
    expect((await signIn('user', 'spruce 42')).body).toMatchObject({ loginId: 'user' })
  })
  it('is set anew by the link in the mail, within half an hour', async () => {
    server.pass(3700)
    const mail = await server.mailAfter('audit@demo.example', () => ask('audit@demo.example'))
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const token = /https:\/\/atrium\.example\/forgot-password\?token=([\w-]{43})/.exec(text)?.[1]
    expect(token).toBeDefined()
    server.pass(1799)
    expect((await server.post('/auth/password-links/check', { token })).status).toBe(200)
    server.pass(2)
    expect((await reset(token!, 'spruce 42')).body.code).toBe('link-ended')
  })
})

describe('the set-up link of a first start', () => {
  it('lets root choose a password once', async () => {
    const first = await authServer({ demo: false, demoPassword: null })
    const token = first.setUpToken!
    expect((await first.post('/auth/password-links/check', { token })).body).toMatchObject({
      loginId: 'root',
      purpose: 'set-up',
    })
    expect((await first.post('/session', { loginId: 'root', password: '' })).status).toBe(400)
    const set = () => first.post('/auth/password', { token, password: 'spruce 42' }, 'PUT')
    expect([(await set()).status, (await set()).status]).toEqual([200, 404])
    const inside = await first.post('/session', { loginId: 'root', password: 'spruce 42' })
    expect(inside.body).toMatchObject({ loginId: 'root', roles: ['root'] })
    await first.close()
  })
})
