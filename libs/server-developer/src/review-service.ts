import type { ParsedOf } from '@atrium/domain-core'
import {
  type decideDeveloperReview,
  type DeveloperAct,
  type DeveloperReview,
  developerStates,
  type listDeveloperReviews,
  type revokeDeveloperGrant,
  settingsDeveloperPath,
} from '@atrium/domain-developer'
import type { RemindersPort } from '@atrium/domain-subscription'
import { type Caller, type Core, NotAllowed, NotFound, pageCursor } from '@atrium/server-core'
import { z } from 'zod'
import { announceGrant } from './developer-events'
import { decide } from './developer-service'
import {
  countGrants,
  type GrantChange,
  type GrantRow,
  holdGrant,
  selectGrant,
  selectGrants,
  updateGrant,
} from './grant-store'
import { toReview } from './grant-view'

interface ReviewNeeds extends Pick<Core, 'database' | 'clock'> {
  readonly reminders?: RemindersPort | undefined
}

interface ReviewAct {
  readonly caller: Caller
  readonly id: string
  readonly act: DeveloperAct
  readonly change: GrantChange
}

export type ReviewService = ReturnType<typeof createReviewService>

/** What a system administrator does with applications; nobody with their own. */
export function createReviewService({ database, clock, reminders }: ReviewNeeds) {
  return {
    list: ({ which, limit, cursor }: ParsedOf<typeof listDeveloperReviews>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const states =
          which === 'waiting' ? (['applying', 'under-review'] as const) : developerStates
        const after = cursor === undefined ? null : place.decode(cursor)
        const found = await selectGrants(tx, { states, after, limit: limit + 1 })
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        const nextCursor =
          last && place.encode({ appliedAt: last.appliedAt.toISOString(), id: last.id })
        return {
          rows: rows.map((row) => seen(row, caller)),
          total: { count: await countGrants(tx, states), exact: true },
          cut: false,
          ...(nextCursor === undefined ? {} : { nextCursor }),
        }
      }),

    take: (id: string, caller: Caller) =>
      acting({
        caller,
        id,
        act: 'take',
        change: { state: 'under-review', reviewerId: caller.personId },
      }),

    decide: (input: ParsedOf<typeof decideDeveloperReview>, caller: Caller) =>
      acting({
        caller,
        id: input.grantId,
        act: input.decision,
        change: {
          state: input.decision === 'approve' ? 'approved' : 'rejected',
          ...signed(input.note, caller),
        },
      }),

    revoke: ({ grantId, note }: ParsedOf<typeof revokeDeveloperGrant>, caller: Caller) =>
      acting({
        caller,
        id: grantId,
        act: 'revoke',
        change: { state: 'failed', token: null, ...signed(note, caller) },
      }),
  }

  function seen(row: GrantRow, { locale }: Caller): DeveloperReview {
    return toReview(row, { locale, now: clock.now() })
  }

  function signed(note: string, { personId }: Caller) {
    return { note, reviewerId: personId, reviewedAt: clock.now() }
  }

  async function acting(asked: ReviewAct): Promise<DeveloperReview> {
    const { caller, id, act } = asked
    const review = await kept(asked)
    const { person } = review
    if (act !== 'take') {
      const reminder = { type: 'developer-review', id, name: person.name } as const
      const to = { entId: caller.entId, personId: person.id }
      await reminders?.remind(to, { ...reminder, path: settingsDeveloperPath({}) })
    }
    return review
  }

  function kept({ caller, id, act, change }: ReviewAct): Promise<DeveloperReview> {
    return database.transaction(caller, async (tx) => {
      await holdGrant(tx, id)
      const before = await selectGrant(tx, id)
      if (!before) throw new NotFound('developer-not-found')
      if (before.person.id === caller.personId) throw new NotAllowed('developer-own-review')
      decide(before, act)
      await updateGrant(tx, before, change)
      const { id: personId } = before.person
      const details = { id, note: change.note }
      tx.record({ act: `developer.${act}`, entity: 'person', entityId: personId, details })
      announceGrant(tx, id, personId)
      const after = await selectGrant(tx, id)
      if (!after) throw new NotFound('developer-not-found')
      return seen(after, caller)
    })
  }
}

const place = pageCursor(z.strictObject({ appliedAt: z.iso.datetime(), id: z.uuid() }))
