import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '../audit/verify-audit'
import { testHttp, testPassword, type TestHttp } from '../testing/test-http'

let http: TestHttp
beforeAll(async () => {
  http = await testHttp()
})
afterAll(() => http.close())

const signIn = (loginId: string, password: string, headers: Record<string, string> = {}) =>
  http.app.inject({ method: 'POST', url: '/sapi/session', payload: { loginId, password }, headers })
const english = { 'accept-language': 'en' }

describe('session.sign-in', () => {
  it('refuses a wrong password and an unknown account alike', async () => {
    const [wrong, unknown] = [await signIn('safe', 'no'), await signIn('nobody', 'no')]
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toMatchObject({ code: 'sign-in-failed', message: '账号或密码错误。' })
    expect(unknown.json().code).toBe('sign-in-failed')
    expect(wrong.cookies).toEqual([])
  })
  it('refuses an unknown field and a missing one', async () => {
    const payload = { loginId: 'safe', remember: true }
    const answer = await http.app.inject({
      method: 'POST',
      url: '/sapi/session',
      payload,
      headers: english,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual([
      { path: ['password'], code: 'required', message: 'Fill this in.' },
      {
        path: ['remember'],
        code: 'unknown-field',
        params: { name: 'remember' },
        message: 'Unknown field "remember".',
      },
    ])
  })
  it.each(['audit', 'nobody-at-all'])(
    'closes %s for a minute after three wrong tries, whatever is tried then',
    async (loginId) => {
      const codes = []
      for (const _ of [1, 2, 3]) codes.push((await signIn(loginId, 'no')).json().code)
      expect(codes).toEqual(['sign-in-failed', 'sign-in-failed', 'sign-in-locked'])
      const locked = await signIn(loginId, testPassword, english)
      expect(locked.statusCode).toBe(429)
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(50)
      expect(locked.json().message).toMatch(/Try again in \d+ seconds/)
      http.pass(61_000)
      expect((await signIn(loginId, 'no')).json().code).toBe('sign-in-failed')
    },
  )
  it('opens again after the clock was set back', async () => {
    http.pass(86_400_000)
    for (const _ of [1, 2, 3]) await signIn('root', 'no')
    http.pass(-86_400_000)
    expect((await signIn('root', 'no')).json().code).toBe('sign-in-failed')
    expect((await signIn('root', testPassword)).statusCode).toBe(200)
  })
  it('keeps nothing that no longer counts', async () => {
    http.pass(16 * 60_000)
    await http.sessions.sweep()
    const rows = await http.database.read('platform', (tx) =>
      tx.query('select 1 from platform.sign_in_tries'),
    )
    expect(rows).toEqual([])
  })
  it('gives many tries at once no more than three', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('many', 'no')))
    const failed = answers.filter((answer) => answer.json().code === 'sign-in-failed')
    expect(failed.length).toBeLessThanOrEqual(2)
  })
  it('answers who it is, with a cookie that scripts and other sites do not get', async () => {
    const answer = await signIn('User', testPassword, english)
    expect(answer.json()).toMatchObject({
      loginId: 'user',
      name: 'Business user',
      entId: 'demo',
      entName: 'Atrium Demo',
      roles: ['user'],
      enterprises: [{ entId: 'demo' }, { entId: 'north', name: 'North Branch' }],
    })
    expect(answer.cookies).toMatchObject([
      { name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
  })
  it('takes a form as well as JSON', async () => {
    const answer = await http.app.inject({
      method: 'POST',
      url: '/sapi/session',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ loginId: 'root', password: testPassword }).toString(),
    })
    expect(answer.json()).toMatchObject({ name: '平台管理员', entName: 'Atrium 演示企业' })
  })
  it('ends the session there was before', async () => {
    const cookieFrom = (answer: Awaited<ReturnType<typeof signIn>>) =>
      `sid=${answer.cookies[0]?.value}`
    const first = cookieFrom(await signIn('saas', testPassword))
    const second = cookieFrom(await signIn('saas', testPassword, { cookie: first }))
    const who = (cookie: string) =>
      http.app.inject({ url: '/sapi/session', headers: { cookie } }).then((a) => a.statusCode)
    expect([await who(first), await who(second)]).toEqual([401, 200])
  })
  it('is in the audit log', async () => {
    expect(await verifyAudit(http.database, 'demo')).toMatchObject({ ok: true })
  })
})

describe('session.get-current-user', () => {
  it('refuses a stranger, a made-up token and an idle session', async () => {
    const asks = (cookie: string) =>
      http.app.inject({ url: '/sapi/session', headers: { cookie } }).then((a) => a.statusCode)
    const token = await http.cookieOf('safe')
    http.pass(13 * 3_600_000)
    expect(await asks('')).toBe(401)
    expect(await asks(`sid=${'a'.repeat(43)}`)).toBe(401)
    expect(await asks(token)).toBe(401)
  })
  it('answers for the space of the address, and refuses a space one is no member of', async () => {
    const ask = (loginId: string, space: string) =>
      http.send(loginId, { url: `/space-${space}/sapi/session` })
    expect((await ask('user', 'north')).json()).toMatchObject({ entId: 'demo', roles: ['user'] })
    const refused = await ask('admin', 'north')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe('space-not-allowed')
  })
})

describe('session.keep-look', () => {
  const keep = (loginId: string | null, look: object) =>
    http.send(loginId, { method: 'PUT', url: '/sapi/session/look', payload: look })
  const look = { scheme: 'dark', density: 'compact', hue: 'teal' }
  it('refuses a stranger, a look nobody knows and what is no look', async () => {
    expect((await keep(null, look)).statusCode).toBe(401)
    expect((await keep('user', { ...look, scheme: 'sepia' })).statusCode).toBe(400)
    expect((await keep('user', { ...look, brand: '#fff' })).statusCode).toBe(400)
  })
  it('keeps the look with the person, for every browser', async () => {
    const other = `sid=${(await signIn('user', testPassword)).cookies[0]?.value}`
    const elsewhere = () => http.app.inject({ url: '/sapi/session', headers: { cookie: other } })
    expect((await elsewhere()).json()).toMatchObject({ look: null })
    expect((await keep('user', look)).statusCode).toBe(200)
    expect((await elsewhere()).json()).toMatchObject({ look })
  })
})

describe('session.set-preferences', () => {
  const prefer = (loginId: string | null, preferences: object) =>
    http.send(loginId, { method: 'PUT', url: '/sapi/session/preferences', payload: preferences })
  it('refuses a stranger, a language nobody wrote texts in, and what is no preference', async () => {
    expect((await prefer(null, { locale: 'en' })).statusCode).toBe(401)
    expect((await prefer('user', { locale: 'fr' })).statusCode).toBe(400)
    expect((await prefer('user', { locale: 'en', roles: ['root'] })).statusCode).toBe(400)
  })
  it('keeps the language with the person, for every browser, until it is taken back', async () => {
    const other = `sid=${(await signIn('user', testPassword)).cookies[0]?.value}`
    const elsewhere = () => http.app.inject({ url: '/sapi/session', headers: { cookie: other } })
    expect((await elsewhere()).json()).toMatchObject({ locale: null, name: '业务专员' })
    expect((await prefer('user', { locale: 'en' })).json()).toMatchObject({ locale: 'en' })
    expect((await elsewhere()).json()).toMatchObject({ locale: 'en', name: 'Business user' })
    expect((await prefer('user', { locale: null })).json()).toMatchObject({ locale: null })
    expect((await elsewhere()).json()).toMatchObject({ locale: null, name: '业务专员' })
  })
})

describe('session.switch-enterprise', () => {
  const move = (loginId: string | null, entId: string) =>
    http.send(loginId, { method: 'PUT', url: '/sapi/session/enterprise', payload: { entId } })
  it('refuses a stranger, another’s space, and what is no id', async () => {
    expect((await move(null, 'north')).statusCode).toBe(401)
    expect((await move('admin', 'north')).json().code).toBe('space-not-allowed')
    expect((await move('admin', 'NORTH; drop')).statusCode).toBe(400)
  })
  it('makes another space the current one', async () => {
    expect((await move('user', 'north')).json()).toMatchObject({ entId: 'north' })
    const me = await http.send('user', { url: '/sapi/session' })
    expect(me.json()).toMatchObject({ entId: 'north', entName: '北方分公司' })
  })
})

describe('session.sign-out', () => {
  it('is the same for a stranger, and ends the session of whoever had one', async () => {
    const out = (as: string | null) => http.send(as, { method: 'DELETE', url: '/sapi/session' })
    expect((await out(null)).statusCode).toBe(200)
    expect((await out('user')).statusCode).toBe(200)
    expect((await http.send('user', { url: '/sapi/session' })).statusCode).toBe(401)
  })
})

describe('a frozen enterprise', () => {
  const freeze = (entId: string, state: 'frozen' | 'active') =>
    http.database.transaction('platform', async (tx) => {
      await tx.query('update platform.enterprises set state = $2 where ent_id = $1', [entId, state])
      tx.announce({ entity: 'enterprise', act: 'changed', entId })
    })
  afterAll(() => freeze('north', 'active'))

  it('refuses its members, in their language, and says where else they may go', async () => {
    const entered = await signIn('user', testPassword)
    const cookie = `sid=${entered.cookies[0]?.value}`
    const ask = (url: string) => http.app.inject({ url, headers: { ...english, cookie } })
    expect((await ask('/space-north/sapi/session')).statusCode).toBe(200)
    await freeze('north', 'frozen')
    const refused = await ask('/space-north/sapi/session')
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'enterprise-frozen',
      message: expect.stringContaining('“North Branch” was frozen'),
      details: { others: [{ entId: 'demo', name: 'Atrium Demo' }] },
    })
    expect((await ask('/space-demo/sapi/session')).statusCode).toBe(200)
  })
  it('is not entered by switching, nor by signing in', async () => {
    const first = await signIn('user', testPassword)
    expect(first.json()).toMatchObject({ entId: 'demo' })
    const url = '/sapi/session/enterprise'
    const headers = { cookie: `sid=${first.cookies[0]?.value}` }
    const payload = { entId: 'north' }
    const switched = await http.app.inject({ method: 'PUT', url, payload, headers })
    expect(switched.json()).toMatchObject({ code: 'enterprise-frozen' })
    await freeze('demo', 'frozen')
    const entered = await signIn('admin', testPassword, english)
    await freeze('demo', 'active')
    expect(entered.statusCode).toBe(403)
    expect(entered.json()).toMatchObject({ code: 'enterprise-frozen' })
    expect(entered.cookies).toEqual([])
  })
})
