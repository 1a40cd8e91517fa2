import { isSame, type ReviewChange } from '@atrium/domain-security'
import type { AuditEntry } from '@atrium/server-core'

/** What a use case records of itself is what its reviewer sees. */
export function changesOf(recorded: readonly AuditEntry[]): ReviewChange[] {
  return recorded.map(({ act, entity, entityId, details }) => {
    const { before, after, ...more } = plain(details)
    return {
      act,
      entity,
      entityId: entityId ?? null,
      before: before ?? null,
      after: after ?? null,
      more,
    }
  })
}

/** Whether the same act now would start from what it started from then. */
export function isBasedOnSame(
  then: readonly ReviewChange[],
  now: readonly ReviewChange[],
): boolean {
  return (
    then.length === now.length &&
    then.every((change, at) => {
      const other = now[at]
      return change.act === other?.act && isSame(change.before, other.before)
    })
  )
}

function plain(details: unknown): Record<string, unknown> {
  return (JSON.parse(JSON.stringify(details ?? {})) ?? {}) as Record<string, unknown>
}
