import {
  getAccountSecurity,
  removeAccountPhone,
  requestPhoneCode,
  setAccountPhone,
} from '@atrium/domain-account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authServer, password, type AuthServer } from '../testing/auth-server'

let server: AuthServer
beforeAll(async () => {
  server = await authServer({}, { sms: true })
})
afterAll(() => server.close())

const me = { as: 'user' } as const
const phone = '13812345678'
const ask = (typed = phone, tried = password, options: object = me) =>
  server.call(requestPhoneCode, { phone: typed, password: tried }, options)
const bind = (code: string, options: object = me) =>
  server.call(setAccountPhone, { phone, code }, options)
const remove = (tried: string, options: object = me) =>
  server.call(removeAccountPhone, { password: tried }, options)
async function codeFor(options: object = me) {
  await ask(phone, password, options)
  return server.messages.at(-1)?.code ?? ''
}

describe('a person’s phone number', () => {
  it('is refused to a stranger, without the password, in another form, and with a wrong code', async () => {
    const nobody = { as: null } as const
    await expect(ask(phone, password, nobody)).rejects.toMatchObject({ status: 401 })
    await expect(bind('123456', nobody)).rejects.toMatchObject({ status: 401 })
    await expect(remove(password, nobody)).rejects.toMatchObject({ status: 401 })
    await expect(ask(phone, 'wrong')).rejects.toMatchObject({ code: 'password-wrong' })
    await expect(ask('12345')).rejects.toMatchObject({ status: 400 })
    await expect(bind('123456')).rejects.toMatchObject({ code: 'code-wrong' })
    await expect(remove(password)).rejects.toMatchObject({ code: 'phone-not-bound' })
    expect(server.messages).toEqual([])
  })
  it('is bound by the code that was sent to it, and told by mail', async () => {
    const code = await codeFor()
    expect(server.messages.at(-1)).toMatchObject({ phone, minutes: 10 })
    await server.mailAfter('user@demo.example', async () => {
      expect(await bind(code)).toMatchObject({ phone, phoneOffered: true })
    })
    await expect(bind(code)).rejects.toMatchObject({ code: 'code-wrong' })
  })
  it('signs in, and sets a forgotten password anew by a code', async () => {
    expect((await server.post('/session', { loginId: phone, password })).status).toBe(200)
    const request = { loginId: phone, purpose: 'reset-password', channel: 'sms' }
    expect((await server.post('/auth/codes', request)).status).toBe(200)
    await expect.poll(() => server.messages.length).toBe(2)
    const { code } = server.messages.at(-1)!
    const opened = await server.post('/auth/password-links', { loginId: phone, code })
    expect(opened.body.token).toHaveLength(43)
  })
  it('belongs to one person', async () => {
    const saas = { as: 'saas' } as const
    const code = await codeFor(saas)
    await expect(bind(code, saas)).rejects.toMatchObject({ code: 'phone-already-bound' })
  })
  it('is removed with the password, and then signs nobody in', async () => {
    await expect(remove('wrong')).rejects.toMatchObject({ code: 'password-wrong' })
    expect(await remove(password)).toMatchObject({ phone: null })
    expect((await server.post('/session', { loginId: phone, password })).status).toBe(401)
  })
  it('cannot be proved where no text messages are sent', async () => {
    const without = await authServer()
    expect(await without.call(getAccountSecurity, {}, me)).toMatchObject({ phoneOffered: false })
    const asked = without.call(requestPhoneCode, { phone, password }, me)
    await expect(asked).rejects.toMatchObject({ code: 'channel-not-offered' })
    await without.close()
  })
})
