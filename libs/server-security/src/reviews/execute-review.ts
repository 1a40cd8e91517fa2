import { checkReviewer, type ReviewState } from '@atrium/domain-security'
import {
  type Call,
  type Caller,
  Conflict,
  findAbsentCaller,
  NotAllowed,
  Refusal,
  type Tx,
} from '@atrium/server-core'
import { changesOf, isBasedOnSame } from './review-changes'
import type { DeskNeeds, OpenDesk } from './review-desk'
import { announceReviews } from './review-events'
import { moved } from './review-moves'
import { holdReview, type KeptReview, rolesOfMember, updateReview } from './review-store'

export interface Approval {
  readonly itemId: string
  readonly call: Call
  readonly reason: string
}

/**
 * Does what waits, as whoever asked for it, through the very handler that would have done it at once. The item is
 * approved and marked done in the handler's own transaction: either all of it happened or none.
 */
export async function executeReview(
  needs: DeskNeeds & { readonly desk: OpenDesk },
  approval: Approval,
): Promise<{ state: ReviewState; code: string | null }> {
  const { database, clock, desk } = needs
  const { itemId, call, reason } = approval
  const { access, routes } = desk.house()
  const reviewer = call.caller
  const { item, submitter } = await database.transaction(reviewer, async (tx) => {
    const found = await holdReview(tx, itemId)
    await requireReviewer(tx, found, reviewer)
    moved(found.state, 'approve')
    requireInTime(found, clock.now())
    const { sessionId } = found
    const who = { entId: reviewer.entId, personId: found.submitter.id, sessionId }
    return { item: found, submitter: await findAbsentCaller(tx, access, who) }
  })
  const outcome = { reviewerId: reviewer.personId, reviewedAt: clock.now(), verdict: reason }
  try {
    const route = routes.get(item.act)
    if (!route || !submitter || !mayStill(submitter, route.permission)) {
      throw new NotAllowed('submitter-lost-right')
    }
    const input = route.endpoint.input.parse(needs.inputs.open(item.input))
    const caller = { ...submitter, approvedBy: reviewer.personId }
    await database.accompanied(
      async (tx, recorded) => {
        const held = await holdReview(tx, itemId)
        await requireReviewer(tx, held, reviewer)
        const state = moved(moved(held.state, 'approve'), 'execute')
        if (!isBasedOnSame(held.changes, changesOf(recorded))) throw new Conflict('review-outdated')
        await updateReview(tx, itemId, { ...outcome, state })
        recordVerdict(tx, 'security.approve-review', { item: held, reviewer, reason })
        return 'done'
      },
      () => route.handle(input, { ...call, caller, setSessionToken: () => undefined }),
    )
    return { state: 'executed', code: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return failReview(needs, { approval, code: error.code, outcome })
  }
}

function mayStill(submitter: Caller, permission: string): boolean {
  return permission === 'signed-in' || submitter.can(permission as `${string}.${string}`)
}

interface Failure {
  readonly approval: Approval
  readonly code: string
  readonly outcome: {
    readonly reviewerId: string
    readonly reviewedAt: Date
    readonly verdict: string
  }
}

/** What could not be done has failed, unless somebody else has ended it meanwhile. */
function failReview({ database }: DeskNeeds, { approval, code, outcome }: Failure) {
  const { itemId, call, reason } = approval
  return database.transaction(call.caller, async (tx) => {
    const item = await holdReview(tx, itemId)
    const state = moved(moved(item.state, 'approve'), 'fail')
    await updateReview(tx, itemId, { ...outcome, state, failure: code })
    recordVerdict(tx, 'security.fail-review', { item, reviewer: call.caller, reason, code })
    return { state, code }
  })
}

/** Refuses whoever may not decide about the item. */
export async function requireReviewer(tx: Tx, item: KeptReview, reviewer: Caller): Promise<void> {
  const { personId } = reviewer
  const roles = await rolesOfMember(tx, personId)
  const submitterId = item.submitter.id
  const checked = checkReviewer({ submitterId, changes: item.changes }, { personId, roles })
  if (!checked.ok) throw new NotAllowed(checked.rejection)
}

/** Refuses what has waited too long, also before the hour in which it is marked so. */
export function requireInTime({ dueAt }: KeptReview, now: Date): void {
  if (new Date(dueAt) <= now) throw new Conflict('review-expired')
}

interface Verdict {
  readonly item: KeptReview
  readonly reviewer: Caller
  readonly reason: string
  readonly code?: string
}

export function recordVerdict(
  tx: Tx,
  act: string,
  { item, reviewer, reason, code }: Verdict,
): void {
  const details = { act: item.act, submitterId: item.submitter.id, reason, code }
  tx.record({ act, entity: 'review', entityId: item.id, details, by: reviewer })
  announceReviews(tx, 'changed', [item.id])
}
