import { baseInfoPath } from '@atrium/domain-core'
import {
  changeInstallation,
  checkServices,
  getInstallation,
  plainInstallation,
} from '@atrium/domain-enterprise'
import { refusalOf, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testEnterprise } from '../testing/enterprise-server'

let own: TestServer
let shared: TestServer
beforeAll(async () => {
  own = await testEnterprise({ privateTo: 'demo' })
  shared = await testEnterprise()
})
afterAll(() => Promise.all([own.close(), shared.close()]))

const settings = { ...plainInstallation, productName: '北辰平台', productNameEn: 'Northstar' }

describe('an installation', () => {
  it('is decided about by administrators of its enterprise only', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      const change = own.call(changeInstallation, { settings, version: 0 }, { as })
      expect(await refusalOf(change)).toMatchObject({ status: 403 })
      expect(await refusalOf(own.call(checkServices, {}, { as }))).toMatchObject({ status: 403 })
    }
  })
  it('that is shared is nobody’s to change or to look into', async () => {
    expect(await shared.call(getInstallation, {})).toMatchObject({ isPrivate: false, build: null })
    const change = shared.call(changeInstallation, { settings, version: 0 })
    expect(await refusalOf(change)).toMatchObject({ code: 'installation-shared' })
    expect(await refusalOf(shared.call(checkServices, {}))).toMatchObject({
      code: 'installation-shared',
    })
  })
  it('is called as its enterprise says, before anybody signs in', async () => {
    const { version } = await own.call(getInstallation, {})
    await own.call(changeInstallation, { settings, version })
    const said = await own.app.inject({ url: baseInfoPath, headers: { 'accept-language': 'en' } })
    expect(said.json().result).toMatchObject({ productName: 'Northstar', entName: null })
    const late = own.call(changeInstallation, { settings, version })
    expect(await refusalOf(late)).toMatchObject({ code: 'enterprise-changed' })
  })
  it('answers under its names, on the machine itself, and to whoever watches its health', async () => {
    const { version } = await own.call(getInstallation, {})
    const hosts = ['work.example.com']
    await own.call(changeInstallation, { settings: { ...settings, hosts }, version })
    const at = async (host: string, url = baseInfoPath) =>
      (await own.app.inject({ url, headers: { host } })).statusCode
    await vi.waitFor(async () => expect(await at('evil.example.com')).toBe(403))
    expect(await at('evil.example.com', '/sapi/health')).toBe(200)
    expect([await at('work.example.com:8443'), await at('127.0.0.1:80')]).toEqual([200, 200])
  })
  it('says whether what it stands on works', async () => {
    const { services } = await own.call(checkServices, {})
    const stateOf = (name: string) => services.find((each) => each.name === name)?.state
    expect([stateOf('database'), stateOf('storage')]).toEqual(['ok', 'ok'])
    expect([stateOf('mail'), stateOf('sms')]).toEqual(['off', 'off'])
    expect(services[0]?.about).toMatch(/^PostgreSQL \d/)
  })
})
