import { baseInfoPath, plainSkin, type Role, themePath } from '@atrium/domain-core'
import {
  applyStylesheet,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
} from '@atrium/domain-enterprise'
import { refusalOf, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testEnterprise } from '../testing/enterprise-server'

let server: TestServer
beforeAll(async () => {
  server = await testEnterprise()
})
afterAll(() => server.close())

const version = async () => (await server.call(getStylesheet, {})).version
const teal = { ...plainSkin, brand: '#0d7a68', corners: 'round' as const }

async function said(as: Role | null, url: string) {
  const headers = as ? { cookie: await server.cookieOf(as) } : {}
  return (await server.app.inject({ url, headers })).json().result
}

describe('the look of an enterprise', () => {
  it('is decided by its administrators only', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      for (const call of [
        () => server.call(getStylesheet, {}, { as }),
        () => server.call(saveStylesheet, { version: 0, draft: teal }, { as }),
        () => server.call(applyStylesheet, { version: 0, skin: teal }, { as }),
        () => server.call(resetStylesheet, { version: 0 }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
  })
  it('is refused while its texts cannot be read, with the contrast it has', async () => {
    const skin = { ...teal, brand: '#f5d90a' }
    const refused = await refusalOf(
      server.call(applyStylesheet, { version: await version(), skin }),
    )
    expect(refused).toMatchObject({ code: 'contrast-too-low' })
    expect(JSON.stringify(refused?.details)).toContain('1.')
    const signIn = { ...teal.signIn, ground: '#888888', ink: '#999999' }
    const dim = { version: await version(), skin: { ...teal, signIn } }
    expect(await refusalOf(server.call(applyStylesheet, dim))).toMatchObject({
      code: 'contrast-too-low',
    })
  })
  it('is a draft until it is applied, and then everybody’s', async () => {
    await server.call(saveStylesheet, { version: await version(), draft: teal })
    expect(await said('user', baseInfoPath)).toMatchObject({ skin: null })
    const late = { version: await version(), skin: teal }
    await server.call(applyStylesheet, late)
    expect(await refusalOf(server.call(applyStylesheet, late))).toMatchObject({
      code: 'enterprise-changed',
    })
    expect(await server.call(getStylesheet, {})).toMatchObject({ applied: teal, draft: null })
    expect(await said('user', baseInfoPath)).toMatchObject({ entId: 'demo', skin: teal })
    expect(await said('user', themePath)).toEqual(teal)
  })
  it('is seen on the sign-in page at the address of the space, and nothing else of it', async () => {
    await server.call(applyStylesheet, { version: await version(), skin: teal })
    expect(await said(null, `/space-demo${baseInfoPath}`)).toMatchObject({
      entId: null,
      entName: null,
      logoId: null,
      skin: teal,
    })
    expect(await said(null, baseInfoPath)).toMatchObject({ skin: null })
    expect(await said(null, `/space-nowhere${baseInfoPath}`)).toMatchObject({ skin: null })
  })
  it('goes back to plain', async () => {
    const reset = await server.call(resetStylesheet, { version: await version() })
    expect(reset).toMatchObject({ applied: plainSkin, draft: null })
    expect(await said('user', themePath)).toEqual(plainSkin)
  })
})
