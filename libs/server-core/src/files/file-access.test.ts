import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FilePurpose } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log'
import { testHttp, type TestHttp } from '../testing/test-http'
import { fileChore } from './file-chore'
import type { FileHolder } from './file-holder'

const day = 86_400_000
/** Things that hold files, and whether the audit officer sees them. */
const things = new Map<string, { seen: boolean; since: Date }>()
const holder: FileHolder = {
  purpose: 'attachment',
  isSeen: async (_, fileId, caller) => {
    const thing = things.get(fileId)
    return thing ? thing.seen && caller.roles.includes('audit') : null
  },
  held: async (_, ids, since) =>
    new Set(ids.filter((id) => (things.get(id)?.since ?? new Date(0)) > since)),
}

let http: TestHttp
beforeAll(async () => {
  http = await testHttp([{ routes: [], fileHolders: [holder] }])
})
afterAll(() => http.close())

async function personOf(loginId: string) {
  const rows = await http.database.read('platform', (tx) =>
    tx.query<{ entId: string; personId: string }>(
      'select ent_id as "entId", person_id as "personId" from platform.persons where login_id = $1',
      [loginId],
    ),
  )
  return rows[0]!
}

async function stored(purpose: FilePurpose | 'export', name = 'a.txt') {
  const scope = await personOf('user')
  return http.files.put(Readable.from([Buffer.from('secret')]), { scope, name, purpose })
}

const statusOf = async (as: string, id: string) =>
  (await http.send(as, { url: `/sapi/files/${id}` })).statusCode

describe('a file', () => {
  it('that nothing holds yet is read by who brought it, and nobody else', async () => {
    for (const purpose of ['attachment', 'import', 'export'] as const) {
      const { id } = await stored(purpose, 'a.csv')
      expect([await statusOf('audit', id), await statusOf('admin', id)]).toEqual([404, 404])
      expect(await statusOf('user', id)).toBe(200)
    }
  })

  it('that something holds is read by whoever sees that, and not by who brought it only', async () => {
    const { id } = await stored('attachment')
    things.set(id, { seen: true, since: new Date() })
    expect([await statusOf('audit', id), await statusOf('user', id)]).toEqual([200, 404])
    things.set(id, { seen: false, since: new Date() })
    expect(await statusOf('audit', id)).toBe(404)
  })
})

describe('files that nobody refers to', () => {
  const kept = async () => {
    const rows = await http.database.read('platform', (tx) =>
      tx.query<{ id: string }>('select file_id as id from platform.files'),
    )
    const names = await readdir(`${http.dataDir}/files`, { recursive: true })
    const onDisk = names.flatMap((name) => /[0-9a-f-]{36}/.exec(name)?.[0] ?? [])
    expect(onDisk.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    return new Set(onDisk)
  }

  it('are removed after a week with their bytes, what is held stays', async () => {
    const held = (await stored('attachment')).id
    const released = (await stored('attachment')).id
    const gone = [
      (await stored('attachment')).id,
      (await stored('import', 'a.csv')).id,
      (await stored('export', 'a.csv')).id,
    ]
    const passed = (days: number) => new Date(Date.now() + days * day)
    const clock = { now: () => passed(0), newId: () => '' }
    const parts = { ...http, clock, log: createLogger('silent'), holders: [holder] }
    things.set(held, { seen: true, since: passed(100) })
    things.set(released, { seen: true, since: passed(5) })
    const run = (days: number) =>
      fileChore({ ...parts, clock: { ...clock, now: () => passed(days) } }).run(
        new AbortController().signal,
      )
    await run(6)
    expect([...(await kept())]).toEqual(expect.arrayContaining([held, released, ...gone]))
    await run(8)
    const left = await kept()
    expect([held, released, ...gone].map((id) => left.has(id))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    await run(13)
    expect((await kept()).has(released)).toBe(false)
  })
})
