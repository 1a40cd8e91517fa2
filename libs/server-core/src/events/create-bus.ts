import { changeEventSchema, type ChangeEvent } from '@atrium/domain-core'
import { Client, type ClientConfig, type Pool } from 'pg'
import { z } from 'zod'
import type { Logger } from '../log'
import type { Bus } from './bus'

export interface BusOptions {
  readonly pool: Pool
  readonly connection: ClientConfig
  readonly processId: string
  readonly log: Logger
}

export interface RunningBus extends Bus {
  /** Events of a committed transaction, kept in the outbox until every process was told. */
  committed(outboxId: string, events: readonly ChangeEvent[]): void
  /** Listens, and tells what processes that died could not. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

const channel = 'atrium_events'
const flushMs = 15
const payloadLimitBytes = 7500
const sweepMs = 30_000
const messageSchema = z.object({ from: z.string(), events: z.array(changeEventSchema) })

/** Local listeners hear at once; other processes by one NOTIFY for everything of 15 ms. */
export function createBus({ pool, connection, processId, log }: BusOptions): RunningBus {
  const listeners = new Set<(event: ChangeEvent) => void>()
  const gapListeners = new Set<() => void>()
  let waiting: ChangeEvent[] = []
  let outboxIds: string[] = []
  let flushTimer: NodeJS.Timeout | null = null
  let sweepTimer: NodeJS.Timeout | null = null
  let client: Client | null = null
  let stopped = false

  function deliver(events: readonly ChangeEvent[]) {
    for (const event of events) for (const listener of listeners) tell(() => listener(event))
  }

  function tell(hear: () => void) {
    try {
      hear()
    } catch (error) {
      log.error(error, 'a listener failed')
    }
  }

  function queue(events: readonly ChangeEvent[], outboxId?: string) {
    waiting.push(...events)
    if (outboxId !== undefined) outboxIds.push(outboxId)
    flushTimer ??= setTimeout(() => void flush(), flushMs)
  }

  async function flush(): Promise<void> {
    if (flushTimer) clearTimeout(flushTimer)
    flushTimer = null
    const [events, ids] = [waiting, outboxIds]
    waiting = []
    outboxIds = []
    if (events.length === 0 && ids.length === 0) return
    try {
      await pool.query({
        name: 'bus-flush',
        text: `with told as (delete from platform.outbox where id = any($1::uuid[]))
               select pg_notify('${channel}', payload) from unnest($2::text[]) as payload`,
        values: [ids, payloads(processId, events)],
      })
    } catch (error) {
      log.warn(error, 'other processes were not told; the outbox keeps it')
    }
  }

  async function sweep(olderThan: string): Promise<void> {
    const { rows } = await pool.query<{ events: unknown }>(
      `delete from platform.outbox where created_at <= now() - $1::interval returning events`,
      [olderThan],
    )
    const events = rows.flatMap((row) => z.array(changeEventSchema).parse(row.events))
    deliver(events)
    if (events.length > 0) queue(events)
  }

  async function listen(): Promise<void> {
    const next = new Client({ ...connection, application_name: 'atrium bus', keepAlive: true })
    next.on('notification', ({ payload }) => {
      const message = messageOf(payload)
      if (message && message.from !== processId) deliver(message.events)
    })
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!stopped && client === next) setTimeout(() => void relisten(), 500).unref()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  async function relisten(): Promise<void> {
    if (stopped) return
    try {
      await listen()
      // Others have told meanwhile what the outbox keeps no more.
      for (const listener of gapListeners) tell(listener)
      await sweep('0 seconds')
    } catch {
      setTimeout(() => void relisten(), 1000).unref()
    }
  }

  return {
    publish(events) {
      deliver(events)
      queue(events)
    },
    committed(outboxId, events) {
      deliver(events)
      queue(events, outboxId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    async start() {
      await Promise.all([listen(), sweep('0 seconds')])
      sweepTimer = setInterval(() => {
        sweep('10 seconds').catch((error: unknown) => log.warn(error, 'the outbox was not swept'))
      }, sweepMs)
      sweepTimer.unref()
    },
    async stop() {
      stopped = true
      if (sweepTimer) clearInterval(sweepTimer)
      await flush()
      await client?.end()
    },
  }
}

/** Anybody who may use the database may notify anything. */
function messageOf(payload: string | undefined) {
  try {
    return messageSchema.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}

function payloads(from: string, events: readonly ChangeEvent[]): string[] {
  const parts: ChangeEvent[][] = []
  let size = Infinity
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event)) + 1
    if (size + bytes > payloadLimitBytes) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(event)
    size += bytes
  }
  return parts.map((part) => JSON.stringify({ from, events: part }))
}
