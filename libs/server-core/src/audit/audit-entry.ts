import type { SpaceScope } from '../database/database'

/** What was done to what; who, where and when come from the transaction. */
export interface AuditEntry {
  /** `domain.act`, usually the endpoint's id. */
  readonly act: string
  readonly entity: string
  readonly entityId?: string | undefined
  /** Nothing secret: this is kept for ever. What changed is told as `before` and `after`. */
  readonly details?: unknown
  /** `done` unless said. */
  readonly result?: AuditResult
  /** Who did it, where that is not whom the transaction works for. */
  readonly by?: SpaceScope
}

/** How an act ended; what was refused was tried, and changed nothing. */
export type AuditResult = 'done' | 'refused'
