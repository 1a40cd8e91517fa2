import { systemClock } from '@atrium/server-core'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChosenTexts } from './chosen-texts'
import { languagesModule } from './module'

let server: TestServer
let passed = 0
const clock = { ...systemClock, now: () => new Date(Date.now() + passed) }
beforeAll(async () => {
  server = await testServer({ modules: (core) => [languagesModule(core)] })
})
afterAll(() => server.close())

/** Another process saved a text. */
async function saveElsewhere(text: string) {
  await server.core.database.transaction('platform', (tx) =>
    tx.query(
      `insert into platform.chosen_text (ent_id, key, locale, text, changed_at, changed_by)
        values ('demo', 'conflict', 'en', $1, now(), $2)
        on conflict (ent_id, key, locale) do update set text = excluded.text`,
      [text, systemClock.newId()],
    ),
  )
}

describe('what a space says, in memory', () => {
  it('is the same object while nothing changed, and read anew when told so', async () => {
    const chosen = createChosenTexts({ ...server.core, clock })
    const first = await chosen.of('demo')
    expect(first.en).toEqual({})
    await saveElsewhere('One')
    expect(await chosen.of('demo')).toBe(first)
    chosen.forget('demo')
    expect((await chosen.of('demo')).en).toEqual({ conflict: 'One' })
  })

  it('is read anew after a minute by a process that was not told', async () => {
    const chosen = createChosenTexts({ ...server.core, clock })
    await chosen.of('demo')
    await saveElsewhere('Two')
    passed += 60_001
    expect((await chosen.of('demo')).en).toEqual({ conflict: 'Two' })
  })

  it('is asked for again after the database was away', async () => {
    let isAway = true
    const database = {
      ...server.core.database,
      read: ((...given: Parameters<typeof server.core.database.read>) =>
        isAway
          ? Promise.reject(new Error('away'))
          : server.core.database.read(...given)) as typeof server.core.database.read,
    }
    const chosen = createChosenTexts({ database, clock })
    await expect(chosen.of('demo')).rejects.toThrow('away')
    isAway = false
    expect((await chosen.of('demo')).en).toEqual({ conflict: 'Two' })
  })
})
