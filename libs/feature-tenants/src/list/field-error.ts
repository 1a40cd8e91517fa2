import { isCallError } from '@atrium/core-net'
import type { FieldIssue } from '@atrium/domain-core'

/** What the server says of one field of a refused input. */
export function fieldError(error: unknown, ...path: readonly string[]): string | undefined {
  if (!isCallError(error) || !Array.isArray(error.details)) return undefined
  const issues = error.details as readonly FieldIssue[]
  return issues.find((issue) => path.every((part, at) => issue.path[at] === part))?.message
}
