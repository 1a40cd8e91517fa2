import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './database/database'
import type { Migration, SpaceMigration } from './database/migration'
import type { Bus } from './events/bus'
import type { FileStore } from './files/file-store'
import type { HttpModule } from './http/http-server'
import type { Chore } from './jobs/chore'
import type { JobDefinition } from './jobs/job-definition'
import type { Logger } from './log'
import type { Passwords } from './sessions/passwords'
import type { Sessions } from './sessions/sessions'
import type { Texts } from './texts'

/** What every module is built on. */
export interface Core {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
  readonly files: FileStore
  readonly sessions: Sessions
  readonly passwords: Passwords
  /** Complete once the server has started. */
  readonly texts: Texts
}

/** A part of the server: what it answers, keeps and does. */
export interface ServerModule extends HttpModule {
  readonly name: string
  /** Of the shared tables. */
  readonly migrations?: readonly Migration[]
  /** Of each space's own schema. */
  readonly spaceMigrations?: readonly SpaceMigration[]
  readonly jobs?: readonly JobDefinition[]
  /** Work that no person starts. */
  readonly chores?: readonly Chore[]
  /** Fills the demo enterprise, once, on the first start. */
  seed?(): Promise<void>
  onStart?(): Promise<void>
  onStop?(): Promise<void>
}
