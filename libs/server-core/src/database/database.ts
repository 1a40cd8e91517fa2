import type { ChangeEvent, Role } from '@atrium/domain-core'
import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { AuditEntry } from '../audit/audit-entry'
import type { Outdated } from '../versions/answer-versions'

/**
 * Whose rows a transaction sees on shared tables: one space's, or, for the platform's own work
 * (sign-in, jobs, migrations), all of them. A Caller fits.
 */
export type Scope = SpaceScope | 'platform'

export interface SpaceScope {
  readonly entId: string
  readonly personId: string | null
  /** Who acts for the person; the audit log names both. */
  readonly agentId?: string
  /** The developer token by which the person acts. */
  readonly tokenId?: string
  /** By which grant a person of another enterprise is in the space. */
  readonly visit?: { readonly grantId: string } | null
  /** The call that the work is done for; what it announces carries it. */
  readonly requestId?: string
  /** Kept with what is recorded. */
  readonly roles?: readonly Role[]
  readonly sessionId?: string
  readonly ip?: string
  /** Who approved what is done, besides who asked for it. */
  readonly approvedBy?: string
}

export interface Database {
  /** One use case: committed whole or not at all; run again, a few times, when the database asks for it. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same, read only; statements sent without waiting for one another travel together. */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Does the work with a companion: it is called in each transaction in which the work writes to a space, before the
   * commit, with what the transaction records, until it answers `done`. What it throws undoes the transaction and
   * ends the work.
   */
  accompanied<T>(companion: Companion, work: () => Promise<T>): Promise<T>
  /** Makes the space's schema and brings it up to date; does nothing when it is. */
  provisionSpace(entId: string): Promise<void>
  /** The same within a transaction of the platform, such as the one that makes the enterprise. */
  provisionSpaceIn(tx: Tx, entId: string): Promise<void>
  /** The connections of writes. */
  readonly pool: Pool
}

export type Companion = (tx: Tx, recorded: readonly AuditEntry[]) => Promise<'done' | 'again'>

/** A transaction under way; of no use after its work has ended. */
export interface Tx {
  readonly scope: Scope
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** A hot statement, prepared once per connection. The name stands for exactly this text. */
  named<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Typed queries of platform tables. */
  tables<Tables>(): Kysely<Tables>
  /** For COPY only, which needs a `transaction`. */
  readonly client: PoolClient
  /** Tells everyone after the commit, even when this process dies right after it. */
  announce(event: ChangeEvent): void
  /** With the commit, what browsers keep of these is old. */
  outdate(outdated: Outdated): void
  /** Adds to the audit log in this transaction. */
  record(entry: AuditEntry): void
  /** Starts a job when this transaction commits; answers its id. */
  enqueue(kind: string, input: unknown, options?: EnqueueOptions): Promise<string>
}

export interface EnqueueOptions {
  /** What the person sees: usually the thing's name. */
  readonly title?: string
  readonly startAfter?: Date
}
