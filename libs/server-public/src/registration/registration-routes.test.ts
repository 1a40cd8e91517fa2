import { randomBytes } from 'node:crypto'
import { getCurrentUser, type InputOf } from '@atrium/domain-core'
import {
  approveRegistration,
  checkNames,
  getRegistrationTerms,
  listRegistrations,
  refuseRegistration,
  register,
  sendEmailCode,
  verifyEmail,
} from '@atrium/domain-public'
import { CallRefused, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicModule } from '../module'
import { fakePorts } from '../testing/fake-ports'

const ports = fakePorts()
const { codes } = ports
const nobody = { as: null } as const
const root = { as: 'root' } as const
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const password = 'meadow seven stones'
let server: TestServer
let guarded: TestServer
let closed: TestServer

const start = (registration: 'open' | 'approval' | 'closed') =>
  testServer({ modules: (core) => [publicModule(core, ports)], settings: { registration } })
beforeAll(async () => {
  ;[server, guarded, closed] = await Promise.all([
    start('open'),
    start('approval'),
    start('closed'),
  ])
})
afterAll(() => Promise.all([server, guarded, closed].map((each) => each.close())))

const some = () => randomBytes(4).toString('hex')

async function prove(email: string, at = server): Promise<string> {
  await at.call(sendEmailCode, { email }, nobody)
  return (await at.call(verifyEmail, { email, code: codes.of(email)! }, nobody)).emailProof
}

async function draft(part: Partial<InputOf<typeof register>> = {}, at = server) {
  const tag = `x${some()}`
  return {
    enterpriseName: `企业 ${tag}`,
    contactName: '林薇',
    loginId: tag,
    password,
    emailProof: part.emailProof ?? (await prove(`${tag}@mail.example`, at)),
    locale: 'zh-CN' as const,
    consent: true as const,
    ...part,
  }
}

const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof CallRefused) return error
  throw new Error('the call was not refused')
}

describe('public.get-registration-terms', () => {
  it('tells whether one may register', async () => {
    expect(await server.call(getRegistrationTerms, {}, nobody)).toMatchObject({ mode: 'open' })
    expect(await closed.call(getRegistrationTerms, {}, nobody)).toMatchObject({ mode: 'closed' })
  })
})

describe('public.check-names', () => {
  it('refuses what can be no name', async () => {
    for (const input of [{ loginId: '1x' }, { loginId: 'a b' }, { enterpriseName: 'x' }]) {
      expect(await refusalOf(server.call(checkNames, input, nobody))).toMatchObject({ status: 400 })
    }
  })
  it('knows what is taken, in any case and width, and what is free', async () => {
    const taken = { enterpriseName: 'ａｔｒｉｕｍ DEMO', loginId: 'ADMIN' }
    expect(await server.call(checkNames, taken, nobody)).toEqual({
      enterpriseName: false,
      loginId: false,
    })
    expect(await server.call(checkNames, { loginId: 'nobody-yet' }, nobody)).toEqual({
      loginId: true,
    })
  })
})

describe('public.send-email-code and public.verify-email', () => {
  it('refuse an address that is none', async () => {
    for (const email of ['x', 'x@', 'a b@c.example', `${'x'.repeat(120)}@c.example`]) {
      const call = server.call(sendEmailCode, { email }, nobody)
      expect(await refusalOf(call)).toMatchObject({ status: 400 })
    }
  })
  it('say nothing about who has an address', async () => {
    const known = await server.call(sendEmailCode, { email: 'admin@demo.example' }, nobody)
    const unknown = await server.call(sendEmailCode, { email: 'a@b.example' }, nobody)
    expect(known).toEqual(unknown)
  })
  it('refuse a wrong code', async () => {
    const email = 'wrong@mail.example'
    await server.call(sendEmailCode, { email }, nobody)
    const call = server.call(verifyEmail, { email, code: '000000' }, nobody)
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      code: 'verification-code-incorrect',
    })
  })
  it('take a code once', async () => {
    const email = 'once@mail.example'
    await server.call(sendEmailCode, { email }, nobody)
    const guess = { email, code: codes.of(email)! }
    await server.call(verifyEmail, guess, nobody)
    expect(await refusalOf(server.call(verifyEmail, guess, nobody))).toMatchObject({ status: 400 })
  })
})

describe('public.register', () => {
  it('refuses everywhere while registration is closed', async () => {
    const email = 'late@mail.example'
    const given = { ...(await draft()), emailProof: 'x'.repeat(43) }
    for (const call of [
      () => closed.call(sendEmailCode, { email }, nobody),
      () => closed.call(verifyEmail, { email, code: '123456' }, nobody),
      () => closed.call(register, given, nobody),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'registration-closed' })
    }
  })

  it('refuses names that are hostile, empty or too long, and no consent', async () => {
    const emailProof = await prove(`${some()}@mail.example`)
    for (const part of [
      { enterpriseName: ' ' },
      { enterpriseName: 'x'.repeat(61) },
      { enterpriseName: 'a\u202eb' },
      { enterpriseName: 'a\u200bb' },
      { enterpriseName: 'a\nb' },
      { contactName: '' },
      { loginId: 'root@x' },
      { loginId: 'платформа' },
      { consent: false as true },
      { emailProof: 'x' },
    ]) {
      const call = server.call(register, { ...(await draft({ emailProof })), ...part }, nobody)
      expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'invalid-input' })
    }
  })

  it('refuses a password that is easy to guess', async () => {
    const emailProof = await prove(`${some()}@mail.example`)
    for (const weak of ['password123', 'aaaaaaaaaaaaa', 'lin.wei-lin.wei']) {
      const given = await draft({ emailProof, password: weak, loginId: 'lin.wei' })
      expect(await refusalOf(server.call(register, given, nobody))).toMatchObject({
        code: 'password-weak',
      })
    }
    const short = await draft({ emailProof, password: 'Ta7-le' })
    expect(await refusalOf(server.call(register, short, nobody))).toMatchObject({
      code: 'password-short',
    })
  })

  it('refuses names and an address that are taken, and keeps the proof for another try', async () => {
    const emailProof = await prove(`${some()}@mail.example`)
    const refused = async (part: object) =>
      (
        await refusalOf(
          server.call(register, { ...(await draft({ emailProof })), ...part }, nobody),
        )
      ).code
    expect(await refused({ enterpriseName: 'atrium　demo' })).toBe('enterprise-name-taken')
    expect(await refused({ loginId: 'Root' })).toBe('login-id-taken')
    expect(await refused({ emailProof: await prove('admin@demo.example') })).toBe(
      'email-already-bound',
    )
    const made = await server.call(register, await draft({ emailProof }), nobody)
    expect(made.outcome).toBe('created')
  })

  it('refuses a proof that was used or is too old', async () => {
    const given = await draft()
    await server.call(register, given, nobody)
    const again = { ...(await draft({ emailProof: given.emailProof })) }
    expect(await refusalOf(server.call(register, again, nobody))).toMatchObject({
      status: 409,
      code: 'email-proof-expired',
    })
    const old = await draft()
    await server.core.database.pool.query(
      `update platform.registration_email set expires_at = now() - interval '1 minute'`,
    )
    expect((await refusalOf(server.call(register, old, nobody))).code).toBe('email-proof-expired')
  })

  it('makes enterprise, space and administrator, and signs them in', async () => {
    const given = await draft({ enterpriseName: '  ООО «Ромашка» 株式会社 🌼 ' })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/sapi/registration',
      payload: given,
    })
    const { entId } = answer.json<{ entId: string }>()
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!
    const who = await server.call(getCurrentUser, {}, { ...nobody, headers: { cookie } })
    expect(who).toMatchObject({
      loginId: given.loginId,
      name: '林薇',
      entId,
      entName: 'ООО «Ромашка» 株式会社 🌼',
      roles: ['admin'],
      locale: 'zh-CN',
    })
    const { rows } = await server.core.database.pool.query(
      'select 1 from information_schema.schemata where schema_name = $1',
      [`t_${entId}`],
    )
    expect(rows).toHaveLength(1)
  })

  it('makes one of two that ask for the same name at once', async () => {
    const enterpriseName = `Twin ${some()}`
    const drafts = await Promise.all([draft({ enterpriseName }), draft({ enterpriseName })])
    const made = await Promise.allSettled(
      drafts.map((given) => server.call(register, given, nobody)),
    )
    expect(made.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves nothing behind when it fails on the way', async () => {
    const begin = () => Promise.reject(new Error('the last step fails'))
    const failing = await testServer({
      modules: (core) => [publicModule({ ...core, sessions: { ...core.sessions, begin } }, ports)],
    })
    const given = await draft({}, failing)
    expect(await refusalOf(failing.call(register, given, nobody))).toMatchObject({ status: 500 })
    const { enterpriseName, loginId } = given
    expect(await failing.call(checkNames, { enterpriseName, loginId }, nobody)).toEqual({
      enterpriseName: true,
      loginId: true,
    })
    await failing.close()
  })

  it('lets one address try only so often', async () => {
    const limited = await testServer({
      modules: (core) => [publicModule(core, ports)],
      settings: { rateLimit: 1000 },
    })
    const email = 'often@mail.example'
    for (let n = 0; n < 5; n += 1) await limited.call(sendEmailCode, { email }, nobody)
    const call = limited.call(sendEmailCode, { email }, nobody)
    expect(await refusalOf(call)).toMatchObject({ status: 429, code: 'rate-limited' })
    await limited.close()
  })
})

describe('registrations that wait', () => {
  it('are decided by root alone', async () => {
    const at = { registrationId: nowhere }
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit', null] as const) {
      const status = as === null ? 401 : 403
      for (const call of [
        () => guarded.call(listRegistrations, {}, { as }),
        () => guarded.call(approveRegistration, at, { as }),
        () => guarded.call(refuseRegistration, { ...at, reason: 'x' }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status })
      }
    }
  })

  it('are not found, and need a reason to be refused', async () => {
    const at = { registrationId: nowhere }
    expect(await refusalOf(guarded.call(approveRegistration, at, root))).toMatchObject({
      status: 404,
      code: 'registration-not-found',
    })
    for (const reason of [' ', 'x'.repeat(61)]) {
      const call = guarded.call(refuseRegistration, { ...at, reason }, root)
      expect(await refusalOf(call)).toMatchObject({ status: 400 })
    }
  })

  it('hold their names until they are decided', async () => {
    const given = await draft({}, guarded)
    const made = await guarded.call(register, given, nobody)
    if (made.outcome !== 'waiting') throw new Error('it does not wait')
    const { enterpriseName, loginId } = given
    expect(await guarded.call(checkNames, { enterpriseName, loginId }, nobody)).toEqual({
      enterpriseName: false,
      loginId: false,
    })
    const { registrationId } = made
    await guarded.call(refuseRegistration, { registrationId, reason: '资料不全' }, root)
    expect(ports.sent.at(-1)).toMatchObject({ enterprise: enterpriseName, refusal: '资料不全' })
    expect(await guarded.call(checkNames, { loginId }, nobody)).toEqual({ loginId: true })
    expect(
      await refusalOf(guarded.call(approveRegistration, { registrationId }, root)),
    ).toMatchObject({ status: 409, code: 'registration-decided' })
    const { rows } = await guarded.call(listRegistrations, { state: 'refused' }, root)
    expect(rows[0]).toMatchObject({ id: registrationId, reason: '资料不全', loginId })
  })

  it('become an enterprise once approved, and keep no password', async () => {
    const given = await draft({}, guarded)
    const made = await guarded.call(register, given, nobody)
    if (made.outcome !== 'waiting') throw new Error('it does not wait')
    const { registrationId } = made
    const approved = await guarded.call(approveRegistration, { registrationId }, root)
    expect(approved).toMatchObject({ state: 'approved' })
    expect(ports.sent.at(-1)).toMatchObject({ to: approved.email, refusal: null })
    const { rows } = await guarded.core.database.pool.query(
      `select r.password_hash, e.name from platform.registration r
        join platform.enterprises e on e.ent_id = r.ent_id where r.id = $1`,
      [registrationId],
    )
    expect(rows).toEqual([{ password_hash: null, name: given.enterpriseName }])
    const signIn = await guarded.app.inject({
      method: 'POST',
      url: '/sapi/session',
      payload: { loginId: given.loginId, password },
    })
    expect(signIn.statusCode).toBe(200)
  })
})
