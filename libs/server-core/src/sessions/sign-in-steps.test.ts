import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unauthenticated } from '../errors'
import { testHttp, testPassword, type TestHttp } from '../testing/test-http'
import { noProofs, type SignInProofs } from './sign-in-proofs'

let http: TestHttp
let adminId = ''
const used = new Set<string>()

/** Only the administrator has a second factor; its right codes start with 7 and prove once. */
const proofs: SignInProofs = {
  ...noProofs,
  factorsOf: async (_, personId) => (personId === adminId ? ['totp', 'recovery'] : []),
  async checkFactor(_tx, _personId, { factor, code }) {
    if (factor !== 'totp' || !code.startsWith('7') || used.has(code)) return false
    used.add(code)
    return true
  },
  async personOfCode(address, code) {
    if (address === 'admin@demo.example' && code === '246810') return adminId
    throw new Unauthenticated('code-wrong')
  },
}

beforeAll(async () => {
  http = await testHttp([{ routes: [], proofs }])
  adminId = (await http.send('admin', { url: '/sapi/session' })).json().id
})
afterAll(() => http.close())

const post = (path: string, payload: object) =>
  http.app.inject({ method: 'POST', url: `/sapi/session${path}`, payload })
const signIn = (loginId = 'admin', password = testPassword) => post('', { loginId, password })
const answer = (challenge: string, code: string, factor = 'totp') =>
  post('/factor', { challenge, factor, code })

describe('sign-in with a second factor', () => {
  it('gives no session for the password alone', async () => {
    const first = await signIn()
    expect(first.json()).toMatchObject({
      needs: 'factor',
      factors: ['totp', 'recovery'],
      seconds: 300,
    })
    expect(first.cookies).toEqual([])
  })
  it('refuses a made-up challenge, an unknown factor and a missing code', async () => {
    expect((await answer('x'.repeat(43), '700000')).json().code).toBe('challenge-expired')
    expect((await answer('not a token', '700000')).json().code).toBe('challenge-expired')
    const { challenge } = (await signIn()).json()
    expect((await answer(challenge, '700000', 'sms')).statusCode).toBe(400)
    expect((await answer(challenge, ' ')).statusCode).toBe(400)
  })
  it('refuses a wrong code, and closes the step for a minute after three', async () => {
    const { challenge } = (await signIn()).json()
    const codes = []
    for (const _ of [1, 2, 3]) codes.push((await answer(challenge, '100000')).json().code)
    expect(codes).toEqual(['factor-wrong', 'factor-wrong', 'factor-locked'])
    const other = (await signIn()).json()
    expect((await answer(other.challenge, '700001')).statusCode).toBe(429)
    http.pass(61_000)
    expect((await answer(other.challenge, '700001')).statusCode).toBe(200)
  })
  it('lets in once for a challenge, also when it is answered twice at the same time', async () => {
    const { challenge } = (await signIn()).json()
    const answers = await Promise.all([answer(challenge, '700002'), answer(challenge, '700003')])
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
    const inside = answers.find((each) => each.statusCode === 200)
    expect(inside?.json()).toMatchObject({ loginId: 'admin' })
    expect(inside?.cookies).toHaveLength(1)
  })
  it('refuses a challenge after five minutes', async () => {
    const { challenge } = (await signIn()).json()
    http.pass(301_000)
    expect((await answer(challenge, '700004')).json().code).toBe('challenge-expired')
  })
  it('asks nothing more of people without one', async () => {
    expect((await signIn('user')).json()).toMatchObject({ loginId: 'user' })
  })
})

describe('sign-in by code', () => {
  it('refuses a wrong code, and one that is too short', async () => {
    const wrong = await post('/code', { loginId: 'admin@demo.example', code: '111111' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'code-wrong'])
    expect((await post('/code', { loginId: 'admin', code: '1' })).statusCode).toBe(400)
  })
  it('leads to the second factor of whoever has one', async () => {
    const first = await post('/code', { loginId: 'Admin@demo.example', code: '246810' })
    expect(first.json()).toMatchObject({ needs: 'factor' })
  })
})

describe('sign-in by another address', () => {
  it('takes an e-mail address for the login id, and counts its tries together', async () => {
    expect((await signIn('SAFE@demo.example')).json()).toMatchObject({ loginId: 'safe' })
    const codes = []
    for (const loginId of ['safe', 'safe@demo.example', 'safe'])
      codes.push((await signIn(loginId, 'no')).json().code)
    expect(codes).toEqual(['sign-in-failed', 'sign-in-failed', 'sign-in-locked'])
  })
})
