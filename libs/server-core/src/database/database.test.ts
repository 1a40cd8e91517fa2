import { Socket } from 'node:net'
import type { ChangeEvent } from '@atrium/domain-core'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../clock'
import { createLogger } from '../log'
import { freshDatabase, refuseUnfitSql, type TestConnections } from '../testing/test-database'
import { createDatabase } from './create-database'
import { migrate } from './migrate'
import { keepSpacesApart } from './migration'

const notes = {
  name: 'notes',
  migrations: [
    {
      id: '0001-notes',
      up: `create table platform.notes (id int primary key, ent_id text not null, text text not null);
           ${keepSpacesApart('platform.notes')}`,
    },
  ],
  spaceMigrations: [
    {
      id: '0001-drafts',
      up: (schema: string) => `create table ${schema}.drafts (id uuid primary key)`,
    },
  ],
}
const one = { entId: 'one', personId: null }
const two = { entId: 'two', personId: null }
const committed: unknown[] = []
const log = createLogger('silent')
let connections: TestConnections
let database: ReturnType<typeof createDatabase>

beforeAll(async () => {
  connections = await freshDatabase([notes])
  database = createDatabase({
    connection: connections.app,
    poolSize: 4,
    log,
    modules: [notes],
    hooks: {
      writeAudit: async () => undefined,
      enqueue: async () => '',
      committed: (_id, events) => committed.push(...events),
      newId: () => systemClock.newId(),
      inspect: refuseUnfitSql,
    },
  })
  await database.transaction(one, (tx) =>
    tx.query(`insert into platform.notes values (1, 'one', 'first'), (2, 'one', 'second')`),
  )
})
afterAll(async () => {
  await database.close()
})

describe('a shared table', () => {
  it('shows another space nothing, even without a where', async () => {
    const read = (scope: typeof one) =>
      database.read(scope, (tx) => tx.query('select id from platform.notes'))
    expect(await read(two)).toEqual([])
    expect(await read(one)).toHaveLength(2)
  })
  it('lets another space change and add nothing', async () => {
    await database.transaction(two, async (tx) => {
      await tx.query('delete from platform.notes')
      await tx.query(`update platform.notes set text = 'taken'`)
    })
    const forged = database.transaction(two, (tx) =>
      tx.query(`insert into platform.notes values (3, 'one', 'forged')`),
    )
    await expect(forged).rejects.toThrow('row-level security')
    const all = await database.read('platform', (tx) =>
      tx.query('select text from platform.notes order by id'),
    )
    expect(all).toEqual([{ text: 'first' }, { text: 'second' }])
  })
  it('is empty outside any scope', async () => {
    const { rows } = await database.pool.query('select * from platform.notes')
    expect(rows).toEqual([])
  })
})

describe('a transaction', () => {
  it('refuses an id that is not one', async () => {
    const scope = { entId: `one'; drop table platform.notes; --`, personId: null }
    await expect(database.read(scope, async () => 1)).rejects.toThrow('not an id')
  })
  it('refuses to write where it said it reads', async () => {
    const write = database.read(one, (tx) => tx.query('delete from platform.notes'))
    await expect(write).rejects.toThrow('read-only')
  })
  it('announces nothing when it fails, and refuses to commit over a swallowed error', async () => {
    const before = committed.length
    const work = database.transaction(one, async (tx) => {
      tx.announce({ entity: 'note', act: 'added', entId: 'one' })
      await tx.query('select 1 / 0').catch(() => undefined)
    })
    await expect(work).rejects.toThrow('aborted')
    expect(committed).toHaveLength(before)
  })
  it('keeps an announcement in the outbox until it is told', async () => {
    const event = {
      entity: 'note',
      act: 'added',
      entId: 'one',
      ids: [`it's`],
    } satisfies ChangeEvent
    await database.transaction(one, async (tx) => tx.announce(event))
    expect(committed).toContainEqual(event)
    const { rows } = await database.pool.query('select events from platform.outbox')
    expect(rows).toEqual([{ events: [event] }])
  })
  it('runs again when the database asks for it', async () => {
    let runs = 0
    const answer = await database.transaction(one, async (tx) => {
      runs += 1
      if (runs < 3) await tx.query(`do $$ begin raise exception using errcode = '40001'; end $$`)
      return runs
    })
    expect(answer).toBe(3)
  })
  it('works on a new connection after the server ended its own', async () => {
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    )
    const rows = await database.read(one, (tx) => tx.query('select 1 as n'))
    expect(rows).toEqual([{ n: 1 }])
  })
  it('answers a read that asks several things at once, and tells the first that fails', async () => {
    const numbers = await database.read(one, (tx) =>
      Promise.all([1, 2, 3].map((n) => tx.named<{ n: number }>('n', 'select $1::int as n', [n]))),
    )
    expect(numbers.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    const asked = database.read(one, (tx) =>
      Promise.all([tx.query('select 1'), tx.query('select 1/0'), tx.query('select 2')]),
    )
    await expect(asked).rejects.toMatchObject({ code: '22012' })
    expect(await database.read(one, (tx) => tx.query('select 4 as n'))).toEqual([{ n: 4 }])
  })
  it('answers typed queries', async () => {
    interface Tables {
      'platform.notes': { id: number; text: string }
    }
    const rows = await database.read(one, (tx) =>
      tx.tables<Tables>().selectFrom('platform.notes').select('text').where('id', '=', 2).execute(),
    )
    expect(rows).toEqual([{ text: 'second' }])
  })
})

describe('an owner that takes the role of the application', () => {
  it('is bound by row-level security too', async () => {
    const pool = new Pool({ ...connections.owner, options: '-c role=atrium_app', max: 1 })
    const { rows } = await pool.query(
      'select current_user as name, (select count(*)::int from platform.notes) as notes',
    )
    await pool.end()
    expect(rows).toEqual([{ name: 'atrium_app', notes: 0 }])
  })
})

describe('a database that is away', () => {
  it('is told as such', async () => {
    const away = createDatabase({
      connection: { host: '/nowhere' },
      poolSize: 1,
      log,
      modules: [],
      hooks: {
        writeAudit: async () => undefined,
        enqueue: async () => '',
        committed: () => undefined,
        newId: () => '',
      },
    })
    await expect(away.read(one, async () => 1)).rejects.toMatchObject({ code: 'unavailable' })
    await away.close()
  })
})

describe('a space', () => {
  it('refuses an id that is no name', () => {
    expect(() => database.provisionSpace('A"B')).toThrow('not a physical name')
  })
  it('gets its schema once, however often it is asked for', async () => {
    await Promise.all([database.provisionSpace('demo'), database.provisionSpace('demo')])
    await database.transaction({ entId: 'demo', personId: null }, async (tx) => {
      await tx.query('insert into t_demo.drafts values ($1)', [systemClock.newId()])
      await tx.query('alter table t_demo.drafts add column title text')
    })
    const spaces = await database.read('platform', (tx) =>
      tx.query('select ent_id from platform.spaces'),
    )
    expect(spaces).toEqual([{ ent_id: 'demo' }])
  })
})

describe('migrations', () => {
  it('refuse a step that was edited after it had been applied', async () => {
    const edited = { name: 'notes', migrations: [{ id: '0001-notes', up: 'select 1' }] }
    await expect(migrate(connections.owner, [edited])).rejects.toThrow('applied with another text')
  })
  it('name the step that fails and undo it', async () => {
    const broken = {
      name: 'x',
      migrations: [
        { id: '0001-x', up: 'create table platform.x (id int primary key); select 1/0' },
      ],
    }
    await expect(migrate(connections.owner, [broken])).rejects.toThrow(
      'migration 0001-x of x failed',
    )
    const client = new Client(connections.owner)
    await client.connect()
    const { rows } = await client.query(`select to_regclass('platform.x') as found`)
    await client.end()
    expect(rows).toEqual([{ found: null }])
  })
  it('are applied once by processes that start together', async () => {
    const more = {
      name: 'y',
      migrations: [{ id: '0001-y', up: 'create table platform.y (id int primary key)' }],
    }
    const counts = await Promise.all([1, 2, 3].map(() => migrate(connections.owner, [more])))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  })
})

describe('accompanied work', () => {
  const addNote = (id: number) =>
    database.transaction(one, async (tx) => {
      await tx.query('insert into platform.notes values ($1, $2, $3)', [id, 'one', 'new'])
      tx.record({ act: 'notes.add', entity: 'note', entityId: String(id) })
    })
  const idsFrom = (id: number) =>
    database.read(one, (tx) => tx.query('select id from platform.notes where id >= $1', [id]))

  it('is undone by what its companion throws, before anything is committed', async () => {
    const told: unknown[] = []
    const work = database.accompanied(
      async (_, recorded) => {
        told.push(...recorded)
        throw new Error('only a rehearsal')
      },
      () => addNote(70),
    )
    await expect(work).rejects.toThrow('only a rehearsal')
    expect(told).toMatchObject([{ act: 'notes.add', entityId: '70' }])
    expect(await idsFrom(70)).toEqual([])
  })
  it('commits with what its companion writes, and goes on alone once that is done', async () => {
    let times = 0
    await database.accompanied(
      async (tx) => {
        times += 1
        await tx.query(`insert into platform.notes values (81, 'one', 'companion')`)
        return 'done'
      },
      async () => {
        await addNote(80)
        await addNote(82)
      },
    )
    expect(times).toBe(1)
    expect(await idsFrom(80)).toEqual([{ id: 80 }, { id: 81 }, { id: 82 }])
  })
  it('leaves other work alone', async () => {
    const refused = database.accompanied(
      () => Promise.reject(new Error('no')),
      () => addNote(90),
    )
    await Promise.all([expect(refused).rejects.toThrow('no'), addNote(91)])
    expect(await idsFrom(90)).toEqual([{ id: 91 }])
  })
})

describe('statements sent side by side', () => {
  it('are asked one after another where the connection writes', async () => {
    // The driver warns, and will refuse, when it is asked while it waits.
    const warned = vi.spyOn(process, 'emitWarning')
    const answers = await database.transaction(one, (tx) =>
      Promise.all([
        tx.query('select 1 as n'),
        tx.named('database-test.two', 'select 2 as n'),
        tx.query('select 3 as n'),
      ]),
    )
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
  it('leave together where it only reads, and each has its own answer', async () => {
    const written = vi.spyOn(Socket.prototype as Socket & { _writev: () => void }, '_writev')
    const answers = await database.read(one, (tx) =>
      Promise.all([tx.query('select 1 as n'), tx.query('select $1::int as n', [2])]),
    )
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }]])
    expect(written).toHaveBeenCalledOnce()
    written.mockRestore()
  })
})
