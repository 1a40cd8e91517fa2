import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server'
import { seedFirstRoot } from './first-root'
import { findPasswordLink, spendPasswordLink } from './password-links'
import { setPassword } from './person-store'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ settings: { demo: false, demoPassword: null } })
})
afterAll(() => server.close())

const inPlatform = <T>(work: Parameters<typeof server.core.database.transaction<T>>[1]) =>
  server.core.database.transaction('platform', work)
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

describe('a first start without the demo', () => {
  it('creates root and nobody else, without a password', async () => {
    const people = await inPlatform((tx) =>
      tx.query('select login_id, password_hash from platform.persons'),
    )
    expect(people).toEqual([{ login_id: 'root', password_hash: null }])
    expect(server.firstPasswords).toBeNull()
  })
  it('answers a token that ends after a day', async () => {
    const token = server.setUpToken!
    const find = (now: Date) => inPlatform((tx) => findPasswordLink(tx, token, now))
    expect(await find(later(23))).toMatchObject({ purpose: 'set-up' })
    expect(await find(later(25))).toBeNull()
  })
  it('offers another at each start until root has a password, and none from then on', async () => {
    const again = (await seedFirstRoot(server.core))!
    expect(again).not.toBe(server.setUpToken)
    await inPlatform(async (tx) => {
      const link = (await findPasswordLink(tx, again, new Date()))!
      expect(await spendPasswordLink(tx, again, link.personId)).toBe(true)
      expect(await spendPasswordLink(tx, again, link.personId)).toBe(false)
      expect(await findPasswordLink(tx, server.setUpToken!, new Date())).toBeNull()
      await setPassword(tx, link.personId, 'hash', new Date())
    })
    expect(await seedFirstRoot(server.core)).toBeNull()
  })
})
