import type { ChangeEvent } from '@atrium/domain-core'
import { Kysely, PostgresDialect } from 'kysely'
import pg, { type PoolClient } from 'pg'
import type { AuditEntry } from '../audit/audit-entry'
import { saveOutdated, type Outdated } from '../versions/answer-versions'
import type { EnqueueOptions, Scope, Tx } from './database'

/** What the parts around the database do in a transaction. */
export interface TransactionHooks {
  /** Adds to the audit log. */
  writeAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void>
  enqueue(tx: Tx, kind: string, input: unknown, options: EnqueueOptions): Promise<string>
  /** What was announced is committed under this outbox id. */
  committed(outboxId: string, events: readonly ChangeEvent[]): void
  newId(): string
  /** Sees every statement; throws to refuse it. */
  inspect?(text: string): void
}

const kyselys = new WeakMap<PoolClient, Kysely<unknown>>()
/** What each connection was last asked. */
const turns = new WeakMap<PoolClient, Promise<unknown>>()

/** One transaction on one connection. */
export class Transaction implements Tx {
  readonly scope: Scope
  readonly client: PoolClient
  readonly #hooks: TransactionHooks
  #events: ChangeEvent[] = []
  #entries: AuditEntry[] = []
  #outdated: Outdated[] = []

  constructor(scope: Scope, client: PoolClient, hooks: TransactionHooks) {
    this.scope = scope
    this.client = client
    this.#hooks = hooks
  }

  async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    this.#hooks.inspect?.(text)
    const asked = values as unknown[] | undefined
    const result = await inTurn(this.client, () => this.client.query(text, asked))
    return result.rows as Row[]
  }

  async named<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]> {
    this.#hooks.inspect?.(text)
    const asked = { name, text, values: values as unknown[] }
    const result = await inTurn(this.client, () => this.client.query(asked))
    return result.rows as Row[]
  }

  tables<Tables>(): Kysely<Tables> {
    let kysely = kyselys.get(this.client)
    if (!kysely) {
      const { client } = this
      const query = (text: string, values?: unknown[]) =>
        inTurn(client, () => client.query(text, values))
      const held = { query, release: () => undefined }
      const pool = { connect: async () => held, end: async () => undefined }
      kysely = new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
      kyselys.set(this.client, kysely)
    }
    return kysely as Kysely<Tables>
  }

  announce(event: ChangeEvent): void {
    const requestId = this.scope === 'platform' ? undefined : this.scope.requestId
    this.#events.push(requestId === undefined ? event : { requestId, ...event })
  }

  outdate(outdated: Outdated): void {
    this.#outdated.push(outdated)
  }

  record(entry: AuditEntry): void {
    this.#entries.push(entry)
  }

  /** What was recorded so far. */
  get recorded(): readonly AuditEntry[] {
    return this.#entries
  }

  enqueue(kind: string, input: unknown, options: EnqueueOptions = {}): Promise<string> {
    return this.#hooks.enqueue(this, kind, input, options)
  }

  /** Commits with what was recorded and announced; the announcement rides with the commit. */
  async commit(): Promise<void> {
    const entries = this.#entries
    if (entries.length > 0) await this.#hooks.writeAudit(this, entries)
    const outdated = await saveOutdated(this, this.#outdated, () => this.#hooks.newId())
    if (outdated) this.announce(outdated)
    const events = this.#events
    if (events.length === 0) {
      requireCommit(await this.client.query('commit'))
      return
    }
    const id = this.#hooks.newId()
    const json = pg.escapeLiteral(JSON.stringify(events))
    const results: unknown = await this.client.query(
      `insert into platform.outbox (id, events) values ('${id}', ${json}); commit`,
    )
    requireCommit(Array.isArray(results) ? (results.at(-1) as pg.QueryResult) : null)
    this.#hooks.committed(id, events)
  }
}

/** A connection of reads takes a statement before the one before it is answered; any other takes one after another. */
function inTurn<Answer>(client: PoolClient, ask: () => Promise<Answer>): Promise<Answer> {
  if (client.pipeline) return ask()
  const answer = (turns.get(client) ?? Promise.resolve()).then(ask)
  turns.set(
    client,
    answer.catch(() => undefined),
  )
  return answer
}

/** COMMIT of a transaction that failed inside answers ROLLBACK. */
function requireCommit(result: pg.QueryResult | null): void {
  if (result?.command !== 'COMMIT') {
    throw new Error('a statement of this transaction failed and its error was not passed on')
  }
}

/** Throws when the scope's ids are none. */
export function beginText(scope: Scope, mode: 'read write' | 'read only'): string {
  const entId = scope === 'platform' ? '*' : requireWord(scope.entId)
  const personId = scope === 'platform' ? '' : requireWord(scope.personId ?? '')
  return `begin ${mode}; set local app.ent_id = '${entId}'; set local app.person_id = '${personId}'`
}

function requireWord(text: string): string {
  if (!/^[A-Za-z0-9-]{0,64}$/.test(text)) throw new Error(`not an id: ${JSON.stringify(text)}`)
  return text
}
