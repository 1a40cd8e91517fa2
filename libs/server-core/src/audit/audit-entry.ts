/** What was done to what; who, where and when come from the transaction. */
export interface AuditEntry {
  /** `domain.act`, usually the endpoint's id. */
  readonly act: string
  readonly entity: string
  readonly entityId?: string | undefined
  /** Nothing secret: this is kept for ever. */
  readonly details?: unknown
}
