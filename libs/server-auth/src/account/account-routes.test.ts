import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listOwnSessions,
  listSecurityRecords,
  requestEmailCode,
  setAccountEmail,
} from '@atrium/domain-account'
import { getCurrentUser, type Role } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authServer, password, type AuthServer } from '../testing/auth-server'

let server: AuthServer
beforeAll(async () => {
  server = await authServer()
})
afterAll(() => server.close())

const signIn = (loginId: string, tried = password) =>
  server.post('/session', { loginId, password: tried })
const isIn = async (cookie: string) =>
  (await server.app.inject({ url: '/sapi/session', headers: { cookie } })).statusCode === 200
const english = { 'accept-language': 'en' }
const unknownId = '0199f0a0-0000-7000-8000-000000000001'

describe('account.get-security', () => {
  it('is refused to a stranger', async () => {
    const ask = server.call(getAccountSecurity, {}, { as: null })
    await expect(ask).rejects.toMatchObject({ status: 401 })
  })
  it('says what guards the account, also from another space', async () => {
    const known = { loginId: 'user', email: 'user@demo.example', hasPassword: true, twoStep: null }
    expect(await server.call(getAccountSecurity, {}, { as: 'user' })).toMatchObject(known)
    const north = { as: 'user', entId: 'north' } as const
    expect(await server.call(getAccountSecurity, {}, north)).toMatchObject(known)
  })
})

describe('account.change-password', () => {
  const change = (as: Role | null, current: string, next: string) =>
    server.call(changePassword, { current, password: next }, { as })
  it('is refused to a stranger, with no new one, and with the same one again', async () => {
    await expect(change(null, password, 'spruce')).rejects.toMatchObject({ status: 401 })
    await expect(change('user', password, '')).rejects.toMatchObject({ status: 400 })
    await expect(change('user', password, password)).rejects.toMatchObject({
      code: 'password-same',
    })
  })
  it('is refused with a wrong current one, and closed for a minute after three', async () => {
    const wrong = () => change('saas', 'wrong', 'spruce').catch((error: { code: string }) => error)
    const codes = []
    for (const _ of [1, 2, 3]) codes.push(((await wrong()) as { code: string }).code)
    expect(codes).toEqual(['password-wrong', 'password-wrong', 'password-locked'])
    await expect(change('saas', password, 'spruce')).rejects.toMatchObject({ status: 429 })
    server.pass(61)
    await change('saas', password, 'spruce 42')
  })
  it('ends the person’s other sessions, keeps this one, and tells them', async () => {
    const elsewhere = (await signIn('user')).cookie!
    const mail = await server.mailAfter('user@demo.example', () =>
      change('user', password, '云杉在山谷里 42!'),
    )
    expect(mail).toContain('Subject: ')
    expect(await isIn(elsewhere)).toBe(false)
    expect(await server.call(getAccountSecurity, {}, { as: 'user' })).toMatchObject({
      passwordChangedAt: expect.any(String),
    })
    expect((await signIn('user')).status).toBe(401)
    expect((await signIn('user', '云杉在山谷里 42!')).status).toBe(200)
  })
})

describe('one’s own sessions', () => {
  it('are refused to a stranger', async () => {
    const as = null
    await expect(server.call(listOwnSessions, {}, { as })).rejects.toMatchObject({ status: 401 })
    await expect(server.call(endOtherSessions, {}, { as })).rejects.toMatchObject({ status: 401 })
    await expect(
      server.call(endOwnSession, { sessionId: unknownId }, { as }),
    ).rejects.toMatchObject({ status: 401 })
  })
  it('are listed with device and place, and end one by one, once', async () => {
    const elsewhere = (await signIn('admin')).cookie!
    const { rows } = await server.call(listOwnSessions, {})
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ current }) => current)).toHaveLength(1)
    expect(rows.find(({ current }) => !current)).toMatchObject({ ip: '127.0.0.1' })
    const sessionId = rows.find(({ current }) => !current)!.id
    await expect(server.call(endOwnSession, { sessionId }, { as: 'audit' })).rejects.toMatchObject({
      code: 'session-not-found',
    })
    expect(await isIn(elsewhere)).toBe(true)
    await server.call(endOwnSession, { sessionId })
    expect(await isIn(elsewhere)).toBe(false)
    await expect(server.call(endOwnSession, { sessionId })).rejects.toMatchObject({ status: 404 })
    await expect(server.call(endOwnSession, { sessionId: 'x' })).rejects.toMatchObject({
      status: 400,
    })
  })
  it('end all but this one, and those that are idle are not listed', async () => {
    const others = [(await signIn('safe')).cookie!, (await signIn('safe')).cookie!]
    expect(await server.call(endOtherSessions, {}, { as: 'safe' })).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(isIn))).toEqual([false, false])
    expect(await server.call(endOtherSessions, {}, { as: 'safe' })).toEqual({ ended: 0 })
    await signIn('safe')
    server.pass(8 * 3600)
    await server.call(getCurrentUser, {}, { as: 'safe' })
    server.pass(5 * 3600)
    expect((await server.call(listOwnSessions, {}, { as: 'safe' })).rows).toMatchObject([
      { current: true },
    ])
  })
})

describe('the e-mail address of an account', () => {
  const asUser = async () => {
    const { cookie } = await signIn('root')
    return { headers: { ...english, cookie: cookie! }, as: null }
  }
  it('is refused to a stranger, without the password, and when it is none', async () => {
    const me = await asUser()
    const ask = (email: string, tried: string, options: object = me) =>
      server.call(requestEmailCode, { email, password: tried }, options)
    await expect(ask('a@b.example', password, { as: null })).rejects.toMatchObject({ status: 401 })
    await expect(ask('a@b.example', 'wrong')).rejects.toMatchObject({ code: 'password-wrong' })
    await expect(ask('no address', password)).rejects.toMatchObject({ status: 400 })
    await expect(
      server.call(setAccountEmail, { email: 'a@b.example', code: '123456' }, { as: null }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(
      server.call(setAccountEmail, { email: 'a@b.example', code: '123456' }, me),
    ).rejects.toMatchObject({ code: 'code-wrong', status: 400 })
  })
  it('is refused when somebody else has it, also as a login id', async () => {
    const me = await asUser()
    const email = 'audit@demo.example'
    const code = await server.codeAfter(email, () =>
      server.call(requestEmailCode, { email, password }, me),
    )
    await expect(server.call(setAccountEmail, { email, code }, me)).rejects.toMatchObject({
      code: 'email-already-bound',
    })
  })
  it('is bound by its code, and the old address hears of it', async () => {
    const me = await asUser()
    const email = 'Root.New@spruce.example'
    const code = await server.codeAfter(email.toLowerCase(), () =>
      server.call(requestEmailCode, { email, password }, me),
    )
    const mail = await server.mailAfter('root@demo.example', async () => {
      const bound = await server.call(setAccountEmail, { email, code }, me)
      expect(bound.email).toBe('root.new@spruce.example')
    })
    expect(mail).toContain('bound to another e-mail')
    expect((await signIn('root.new@spruce.example')).status).toBe(200)
  })
})

describe('account.list-security-records', () => {
  it('is refused to a stranger', async () => {
    await expect(server.call(listSecurityRecords, {}, { as: null })).rejects.toMatchObject({
      status: 401,
    })
  })
  it('shows what happened to the account in the last seven days, and to no other', async () => {
    const asked = async () => {
      const { cookie } = await signIn('audit')
      const mine = { as: null, headers: { cookie: cookie! } }
      const { rows, cut } = await server.call(listSecurityRecords, {}, mine)
      expect(cut).toBe(false)
      return rows.map(({ act, ip }) => `${act} ${ip}`)
    }
    await signIn('audit', 'wrong')
    const refused = 'session.refuse-sign-in 127.0.0.1'
    const signedIn = 'session.sign-in 127.0.0.1'
    expect(await asked()).toEqual([signedIn, refused])
    server.pass(6 * 86_400)
    expect(await asked()).toEqual([signedIn, signedIn, refused])
    server.pass(2 * 86_400)
    expect(await asked()).toEqual([signedIn, signedIn])
  })
})
