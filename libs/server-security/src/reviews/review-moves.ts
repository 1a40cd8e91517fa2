import { advance, type ReviewEvent, type ReviewState } from '@atrium/domain-security'
import { Conflict } from '@atrium/server-core'

/** Where the event leads, or a refusal. */
export function moved(state: ReviewState, event: ReviewEvent): ReviewState {
  const next = advance(state, event)
  if (!next.ok) throw new Conflict(next.rejection.code, { state })
  return next.value
}
