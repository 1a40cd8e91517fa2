import type { Listed, ParsedOf } from '@atrium/domain-core'
import type {
  changeOwnReview,
  decideReviews,
  listReviews,
  ReviewItem,
  ReviewState,
} from '@atrium/domain-security'
import { type Call, type Caller, NotFound, pageCursor, Refusal } from '@atrium/server-core'
import { z } from 'zod'
import { executeReview, recordVerdict, requireInTime, requireReviewer } from './execute-review'
import type { DeskNeeds, OpenDesk } from './review-desk'
import { announceReviews } from './review-events'
import { moved } from './review-moves'
import { countReviews, holdReview, selectReviews, shown, updateReview } from './review-store'

const cursorOf = pageCursor(z.object({ id: z.uuid() }))

export interface ReviewNeeds extends DeskNeeds {
  readonly desk: OpenDesk
}

export type ReviewService = ReturnType<typeof createReviewService>

interface Decided {
  readonly state: ReviewState | null
  readonly code: string | null
}

/** What waits for a second person, seen and decided. */
export function createReviewService(needs: ReviewNeeds) {
  const { database, clock } = needs
  return {
    list: (input: ParsedOf<typeof listReviews>, caller: Caller): Promise<Listed<ReviewItem>> =>
      database.read(caller, async (tx) => {
        const isOwn = input.own || !caller.can('security.read-reviews')
        const query = {
          states: input.states,
          kind: input.kind ?? null,
          submitterId: isOwn ? caller.personId : null,
        }
        const before = input.cursor === undefined ? null : cursorOf.decode(input.cursor).id
        const page = { before, offset: before ? 0 : (input.offset ?? 0), limit: input.limit + 1 }
        const [found, total] = await Promise.all([
          selectReviews(tx, query, { ...page, locale: caller.locale }),
          countReviews(tx, query),
        ])
        const rows = found.slice(0, input.limit)
        const last = found.length > input.limit ? rows.at(-1) : undefined
        return { rows, total, cut: false, nextCursor: last && cursorOf.encode({ id: last.id }) }
      }),

    /** One after the other: what one changes may decide whether the next still fits. */
    async decide({ itemIds, verdict, reason }: ParsedOf<typeof decideReviews>, call: Call) {
      const rows = []
      for (const id of new Set(itemIds)) {
        const decided = await decideOne(id, { verdict, reason, call })
        rows.push({ id, ...decided })
      }
      return { rows }
    },

    changeOwn: (
      { itemId, act, reason }: ParsedOf<typeof changeOwnReview>,
      caller: Caller,
    ): Promise<ReviewItem> =>
      database.transaction(caller, async (tx) => {
        const item = await holdReview(tx, itemId)
        if (item.submitter.id !== caller.personId) throw new NotFound('review-not-found')
        const state = moved(item.state, act)
        if (act === 'submit') requireInTime(item, clock.now())
        await updateReview(tx, itemId, { state, ...(reason === undefined ? {} : { reason }) })
        const details = { act: item.act, reason }
        tx.record({ act: `security.${act}-review`, entity: 'review', entityId: itemId, details })
        announceReviews(tx, 'changed', [itemId])
        return shown(await holdReview(tx, itemId))
      }),
  }

  async function decideOne(
    itemId: string,
    { verdict, reason, call }: { verdict: 'approve' | 'reject'; reason: string; call: Call },
  ): Promise<Decided> {
    try {
      if (verdict === 'approve') return await executeReview(needs, { itemId, call, reason })
      return await reject(itemId, call.caller, reason)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { state: null, code: error.code }
    }
  }

  function reject(itemId: string, reviewer: Caller, reason: string): Promise<Decided> {
    return database.transaction(reviewer, async (tx) => {
      const item = await holdReview(tx, itemId)
      await requireReviewer(tx, item, reviewer)
      const state = moved(item.state, 'reject')
      requireInTime(item, clock.now())
      const reviewed = { reviewerId: reviewer.personId, reviewedAt: clock.now(), verdict: reason }
      await updateReview(tx, itemId, { ...reviewed, state })
      recordVerdict(tx, 'security.reject-review', { item, reviewer, reason })
      return { state, code: null }
    })
  }
}
