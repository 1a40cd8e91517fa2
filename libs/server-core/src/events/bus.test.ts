import type { ChangeEvent } from '@atrium/domain-core'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { createLogger } from '../log'
import { freshDatabase, type TestConnections } from '../testing/test-database'
import { createBus, type RunningBus } from './create-bus'

let connections: TestConnections
let pool: Pool
const buses: RunningBus[] = []
const event = (id: string): ChangeEvent => ({
  entity: 'note',
  act: 'added',
  entId: 'one',
  ids: [id],
})

async function startBus() {
  const processId = systemClock.newId()
  const bus = createBus({
    pool,
    connection: connections.app,
    processId,
    log: createLogger('silent'),
  })
  const heard: (string | undefined)[] = []
  bus.subscribe(({ ids }) => heard.push(ids?.[0]))
  const gaps: true[] = []
  bus.onGap(() => gaps.push(true))
  buses.push(bus)
  await bus.start()
  return { bus, heard, gaps }
}

beforeAll(async () => {
  connections = await freshDatabase([])
  pool = new Pool({ ...connections.app, max: 4 })
})
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.stop()))
  await pool.end()
})

describe('the bus', () => {
  it('tells every process once, in order, however many events there are', async () => {
    const [a, b] = await Promise.all([startBus(), startBus()])
    const names = Array.from({ length: 500 }, (_, n) => `n${n}`)
    a.bus.publish(names.map(event))
    await expect.poll(() => b.heard).toEqual(names)
    expect(a.heard).toEqual(names)
  })
  it('tells what a process that died after its commit could not', async () => {
    await pool.query('insert into platform.outbox (id, events) values ($1, $2)', [
      systemClock.newId(),
      JSON.stringify([event('late')]),
    ])
    const { heard } = await startBus()
    expect(heard).toEqual(['late'])
    await expect
      .poll(() => pool.query('select from platform.outbox'))
      .toMatchObject({ rowCount: 0 })
  })
  it('empties the outbox once all were told', async () => {
    const { bus } = await startBus()
    const id = systemClock.newId()
    await pool.query('insert into platform.outbox (id, events) values ($1, $2)', [id, '[]'])
    bus.committed(id, [event('x')])
    await expect
      .poll(() => pool.query('select from platform.outbox'))
      .toMatchObject({ rowCount: 0 })
  })
  it('listens again after its connection broke', async () => {
    const [a, b] = await Promise.all([startBus(), startBus()])
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium bus' and datname = current_database()`,
    )
    await expect
      .poll(
        () => {
          a.bus.publish([event('again')])
          return b.heard
        },
        { timeout: 5000, interval: 200 },
      )
      .toContain('again')
    await expect.poll(() => [a.gaps.length, b.gaps.length]).toEqual([1, 1])
  })
  it('takes no notice of what is no message', async () => {
    const { heard } = await startBus()
    for (const payload of ['{broken', 'null', '{"from":"x","events":[{}]}'])
      await pool.query(`select pg_notify('atrium_events', $1)`, [payload])
    const other = await startBus()
    other.bus.publish([event('fine')])
    await expect.poll(() => heard).toContain('fine')
  })
})
