import {
  answeredForHeader,
  apiVersionAnswerSchema,
  defineEndpoint,
  type ApiVersions,
  type ChangeEvent,
} from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { implement } from '../http/implement'
import { testHttp, type TestHttp } from '../testing/test-http'

const thing = { method: 'GET', kind: 'read', input: z.object({}), output: z.object({}) } as const
const listThings = defineEndpoint({ ...thing, id: 'things.list', path: '/things' })
const getThing = defineEndpoint({
  ...thing,
  id: 'things.get',
  path: '/apps/:appId/thing',
  input: z.object({ appId: z.string() }),
})
const listSecrets = defineEndpoint({ ...thing, id: 'things.secrets', path: '/secrets' })

const nothing = { permission: 'signed-in', handle: () => ({}) } as const
let http: TestHttp
beforeAll(async () => {
  http = await testHttp([
    {
      routes: [
        implement(listThings, { ...nothing, kept: 'by-space' }),
        implement(getThing, { ...nothing, kept: 'by-application' }),
        implement(listSecrets, nothing),
      ],
    },
  ])
})
afterAll(() => http.close())

async function mapFor(loginId: string | null, space = ''): Promise<ApiVersions> {
  const url = `${space}/sapi/user/platformCaching/apiVersion`
  return apiVersionAnswerSchema.parse((await http.send(loginId, { url })).json()).result
}

function outdate(what: { reads?: { path: `/${string}` }[]; apps?: string[] }, entId = 'demo') {
  return http.database.transaction({ entId, personId: null }, async (tx) => tx.outdate(what))
}

describe('the version map', () => {
  it('tells a stranger nothing of what only members may read', async () => {
    const map = await mapFor(null)
    expect(Object.keys(map.global).toSorted()).toEqual([
      '/napi/lang/json',
      '/napi/micro-apps/qycloudBaseInfo',
      '/sapi/config',
    ])
    expect([map.paths, map.apps]).toEqual(['', {}])
    expect(map.answeredFor).toMatchObject({ personId: null, entId: null })
    await outdate({ apps: ['crm'] }, 'north')
    expect((await mapFor('admin', '/space-north')).apps).toEqual({})
  })

  it('lists the reads that are declared as kept, and no others', async () => {
    const map = await mapFor('admin')
    expect(map.global['/sapi/things']).toBe('23.12')
    expect(map.paths).toBe('/sapi/apps/:appId/thing')
    expect(map.publishVersion).toBe('23.12')
    expect(JSON.stringify(map)).not.toContain('secrets')
  })

  it('has a version that never was before, as soon as a change is committed', async () => {
    await outdate({ reads: [listThings], apps: ['crm'] })
    const first = await mapFor('admin')
    expect(first.apps).toEqual({ crm: first.global['/sapi/things'] })
    const failing = http.database.transaction({ entId: 'demo', personId: null }, async (tx) => {
      tx.outdate({ reads: [listThings] })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await mapFor('admin')).toEqual(first)
    await outdate({ apps: ['CRM', 'erp'] })
    const second = await mapFor('admin')
    expect(second.global['/sapi/things']).toBe(first.global['/sapi/things'])
    expect(second.apps).toEqual({ crm: second.apps['erp'], erp: expect.any(String) })
    expect(second.apps['crm']).not.toBe(first.apps['crm'])
  })

  it('keeps the versions of spaces apart', async () => {
    const before = await mapFor('user', '/space-north')
    await outdate({ reads: [listThings] })
    expect(await mapFor('user', '/space-north')).toEqual(before)
  })

  it('is told on the bus with the commit, by what changed', async () => {
    const heard: ChangeEvent[] = []
    const stop = http.bus.subscribe((event) => heard.push(event))
    await outdate({ reads: [listThings], apps: ['crm'] })
    stop()
    expect(heard).toEqual([
      { entity: 'api-version', act: 'changed', entId: 'demo', ids: ['/sapi/things', 'crm'] },
    ])
  })

  it('survives many changes of the same things at once', async () => {
    const names = ['a', 'b', 'c', 'd']
    const rounds = Array.from({ length: 12 }, (_, round) =>
      outdate({ apps: round % 2 ? names : names.toReversed(), reads: [listThings] }),
    )
    await expect(Promise.all(rounds)).resolves.toHaveLength(12)
  })

  it('is not sent twice to a browser that has it', async () => {
    const url = '/sapi/user/platformCaching/apiVersion'
    const { headers } = await http.send('admin', { url })
    const again = { url, headers: { 'if-none-match': String(headers['etag']) } }
    expect((await http.send('admin', again)).statusCode).toBe(304)
    await outdate({ apps: ['crm'] })
    expect((await http.send('admin', again)).statusCode).toBe(200)
  })
})

describe('an answer that may be kept', () => {
  const keyOf = async (loginId: string, url: string) =>
    (await http.send(loginId, { url })).headers[answeredForHeader]

  it('says whom it is for in the words of the map; another says nothing', async () => {
    expect(await keyOf('admin', '/sapi/secrets')).toBeUndefined()
    expect(await keyOf('admin', '/sapi/things')).toBe((await mapFor('admin')).answeredFor.key)
  })

  it('is for nobody else, in no other space and in no other role', async () => {
    const urls = ['/sapi/things', '/space-north/sapi/things']
    const keys = [
      ...(await Promise.all(['admin', 'root', 'user'].map((who) => keyOf(who, urls[0]!)))),
      await keyOf('user', urls[1]!),
    ]
    await http.database.transaction('platform', (tx) =>
      tx.query(`update platform.memberships set roles = '{admin}' where roles = '{root}'`),
    )
    http.pass(6_000)
    keys.push(await keyOf('root', urls[0]!))
    expect(new Set(keys).size).toBe(5)
  })

  it('has a version of its own when it depends on more than the space', async () => {
    const from = async (remoteAddress: string) => {
      const url = '/sapi/user/platformCaching/apiVersion'
      const answer = await http.app.inject({ url, remoteAddress })
      return apiVersionAnswerSchema.parse(answer.json()).result.global['/sapi/config']
    }
    expect(await from('10.0.0.1')).toBe(await from('10.0.0.1'))
    expect(await from('10.0.0.1')).not.toBe(await from('10.0.0.2'))
  })
})

describe('the base info', () => {
  const ask = async (loginId: string | null, url = '/napi/micro-apps/qycloudBaseInfo') =>
    (await http.send(loginId, { url, headers: { 'accept-language': 'en' } })).json()

  it('names a space to its members only', async () => {
    const stranger = { status: 200, result: { productName: 'Atrium', entName: null, entId: null } }
    expect(await ask(null, '/space-demo/napi/micro-apps/qycloudBaseInfo')).toMatchObject(stranger)
    expect(await ask('safe', '/space-north/napi/micro-apps/qycloudBaseInfo')).toMatchObject(
      stranger,
    )
    expect(await ask('safe')).toMatchObject({ result: { entId: 'demo', entName: 'Atrium Demo' } })
  })

  it('is versioned with what it says', async () => {
    const versionOf = async () => (await mapFor('safe')).global['/napi/micro-apps/qycloudBaseInfo']
    const before = await versionOf()
    await http.database.transaction('platform', (tx) =>
      tx.query(`update platform.enterprises set name = 'Renamed' where ent_id = 'demo'`),
    )
    expect(await versionOf()).not.toBe(before)
  })
})
