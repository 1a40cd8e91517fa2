import {
  beginTwoStep,
  confirmTwoStep,
  getAccountSecurity,
  renewRecoveryCodes,
  turnOffTwoStep,
} from '@atrium/domain-account'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authServer, password, type AuthServer } from '../testing/auth-server'

let server: AuthServer
let key = ''
let recovery: string[] = []
beforeAll(async () => {
  server = await authServer()
})
afterAll(() => server.close())

const as = 'user'
const codeNow = (of = key) =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({
    timestamp: server.core.clock.now().getTime(),
  })
const signIn = async () =>
  (await server.post('/session', { loginId: as, password })).body as { challenge: string }
const answer = (challenge: string, code: string, factor = 'totp') =>
  server.post('/session/factor', { challenge, factor, code })
const enter = async (code: string, factor?: string) =>
  answer((await signIn()).challenge, code, factor)

describe('setting two-step verification up', () => {
  it('is refused to a stranger, without the password, and out of order', async () => {
    await expect(server.call(beginTwoStep, { password }, { as: null })).rejects.toMatchObject({
      status: 401,
    })
    await expect(server.call(beginTwoStep, { password: 'no' }, { as })).rejects.toMatchObject({
      code: 'password-wrong',
    })
    await expect(server.call(confirmTwoStep, { code: '1' }, { as: null })).rejects.toMatchObject({
      status: 401,
    })
    await expect(server.call(confirmTwoStep, { code: '123456' }, { as })).rejects.toMatchObject({
      code: 'two-step-not-begun',
    })
    await expect(server.call(turnOffTwoStep, { password }, { as })).rejects.toMatchObject({
      code: 'two-step-off',
    })
    await expect(server.call(renewRecoveryCodes, { password }, { as })).rejects.toMatchObject({
      code: 'two-step-off',
    })
  })
  it('changes nothing until a first code was right', async () => {
    const begun = await server.call(beginTwoStep, { password }, { as })
    key = begun.key
    expect(begun.uri).toContain(`secret=${key}`)
    await expect(server.call(confirmTwoStep, { code: '000000' }, { as })).rejects.toMatchObject({
      status: 400,
      code: 'code-wrong',
    })
    await expect(server.call(confirmTwoStep, { code: '' }, { as })).rejects.toMatchObject({
      status: 400,
    })
    expect((await signIn()).challenge).toBeUndefined()
  })
  it('begins anew after a quarter of an hour', async () => {
    server.pass(901)
    await expect(server.call(confirmTwoStep, { code: codeNow() }, { as })).rejects.toMatchObject({
      code: 'two-step-not-begun',
    })
  })
  it('answers ten recovery codes, tells the person, and is done once', async () => {
    key = (await server.call(beginTwoStep, { password }, { as })).key
    await server.mailAfter('user@demo.example', async () => {
      recovery = (await server.call(confirmTwoStep, { code: codeNow() }, { as })).codes
    })
    expect(recovery).toHaveLength(10)
    await expect(server.call(beginTwoStep, { password }, { as })).rejects.toMatchObject({
      status: 409,
      code: 'two-step-on',
    })
    await expect(server.call(confirmTwoStep, { code: codeNow() }, { as })).rejects.toMatchObject({
      code: 'two-step-on',
    })
  })
  it('leaves neither the key nor a recovery code readable in the database', async () => {
    const rows = await server.core.database.read('platform', (tx) =>
      tx.query<{ kept: Buffer }>(
        `select secret as kept from platform.second_factor
         union all select code_hash from platform.recovery_code`,
      ),
    )
    expect(rows).toHaveLength(11)
    for (const { kept } of rows) {
      expect([key, ...recovery].some((text) => kept.includes(text))).toBe(false)
    }
  })
})

describe('signing in with two steps', () => {
  it('refuses the code that turned it on, and any code a second time', async () => {
    const used = codeNow()
    expect((await enter(used)).body.code).toBe('factor-wrong')
    server.pass(30)
    const next = codeNow()
    const both = [await enter(next), await enter(next)]
    expect(both.map(({ status }) => status)).toEqual([200, 401])
    expect(both[0]?.body).toMatchObject({ loginId: 'user' })
  })
  it('takes the code of a clock that is half a minute late, not of one two minutes late', async () => {
    server.pass(61)
    const late = codeNow()
    server.pass(30)
    expect((await enter(late)).status).toBe(200)
    const old = codeNow()
    server.pass(120)
    expect((await enter(old)).body.code).toBe('factor-wrong')
  })
  it('goes on after the clock was set back by a day', async () => {
    server.pass(86_400)
    expect((await enter(codeNow())).status).toBe(200)
    server.pass(-86_400 + 90)
    expect((await enter(codeNow())).status).toBe(200)
  })
  it('takes a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = recovery
    expect((await enter(first.toUpperCase().replaceAll('-', ''), 'recovery')).status).toBe(200)
    expect((await enter(first, 'recovery')).body.code).toBe('factor-wrong')
    expect((await enter(second, 'totp')).body.code).toBe('factor-wrong')
    server.pass(61)
    const security = await server.call(getAccountSecurity, {}, { as })
    expect(security.twoStep).toMatchObject({ recoveryCodesLeft: 9 })
  })
  it('asks whoever came by a code in a mail for the second step too', async () => {
    const code = await server.codeAfter('user@demo.example', () =>
      server.post('/auth/codes', { loginId: as, purpose: 'sign-in' }),
    )
    const { body } = await server.post('/session/code', { loginId: as, code })
    expect(body).toMatchObject({ needs: 'factor', factors: ['totp', 'recovery'] })
  })
  it('still takes a recovery code when the key cannot be unsealed', async () => {
    await server.core.database.transaction('platform', (tx) =>
      tx.query('update platform.second_factor set secret = $1', [Buffer.alloc(60)]),
    )
    server.pass(901)
    expect((await enter(codeNow())).status).toBe(503)
    expect((await enter(recovery[2]!, 'recovery')).status).toBe(200)
  })
})

describe('renewing recovery codes and turning off', () => {
  it('are refused to a stranger and without the password', async () => {
    for (const endpoint of [renewRecoveryCodes, turnOffTwoStep]) {
      await expect(server.call(endpoint, { password }, { as: null })).rejects.toMatchObject({
        status: 401,
      })
      await expect(server.call(endpoint, { password: 'no' }, { as })).rejects.toMatchObject({
        code: 'password-wrong',
      })
      await server.call(getAccountSecurity, {}, { as })
    }
    server.pass(61)
  })
  it('ends the codes there were', async () => {
    const { codes } = await server.call(renewRecoveryCodes, { password }, { as })
    expect((await enter(recovery[3]!, 'recovery')).body.code).toBe('factor-wrong')
    expect((await enter(codes[0]!, 'recovery')).status).toBe(200)
  })
  it('asks for the password alone again', async () => {
    await server.call(turnOffTwoStep, { password }, { as })
    expect(await server.call(getAccountSecurity, {}, { as })).toMatchObject({ twoStep: null })
    expect(await signIn()).toMatchObject({ loginId: 'user' })
  })
})
