import { afterAll, beforeAll, expect, it } from 'vitest'
import { authModule } from '../module'
import { authServer, type AuthServer } from '../testing/auth-server'

let server: AuthServer
beforeAll(async () => {
  server = await authServer()
})
afterAll(() => server.close())

it('proves the address of somebody who has no account, once and with three tries', async () => {
  const { emailCodes } = authModule(server.core)
  const email = 'Founder@spruce.example'
  const send = () => emailCodes.send({ email, locale: 'en', ip: '192.0.2.7' })
  expect(await emailCodes.check({ email, code: '123456' })).toBe(false)
  const code = await server.codeAfter(email, async () => expect(await send()).toBe(60))
  await expect(send()).rejects.toMatchObject({ code: 'code-too-soon' })
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await emailCodes.check({ email, code: wrong })).toBe(false)
  expect(await emailCodes.check({ email: email.toLowerCase(), code })).toBe(true)
  expect(await emailCodes.check({ email, code })).toBe(false)
  server.pass(61)
  await server.codeAfter(email, send)
  expect(await emailCodes.check({ email, code: wrong })).toBe(false)
  expect(await emailCodes.check({ email, code: wrong })).toBe(false)
  await expect(emailCodes.check({ email, code: wrong })).rejects.toMatchObject({
    code: 'code-dead',
  })
})
