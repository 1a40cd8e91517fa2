import { createHash } from 'node:crypto'
import { riskOf, reviewDays, thingOf } from '@atrium/domain-security'
import {
  type Access,
  type AuditEntry,
  type Call,
  Conflict,
  type Core,
  type ReviewDesk,
  type Route,
} from '@atrium/server-core'
import { findSeparation } from '../duties/duty-store'
import type { InputSafe } from './input-safe'
import { changesOf } from './review-changes'
import { announceReviews } from './review-events'
import { insertReview } from './review-store'

export interface DeskNeeds extends Pick<Core, 'database' | 'clock'> {
  readonly inputs: InputSafe
}

/** What the desk was told of the server. */
interface House {
  readonly access: Access
  readonly routes: ReadonlyMap<string, Route>
}

export interface OpenDesk extends ReviewDesk {
  /** A mistake of ours before the server has opened. */
  house(): House
}

/** Keeps reviewed calls of enterprises that separate their duties, and does the others at once. */
export function createReviewDesk(needs: DeskNeeds): OpenDesk {
  const { database } = needs
  let house: House | null = null
  return {
    open({ routes, access }) {
      const reviewed = routes.filter((route) => route.reviewed !== null)
      house = { access, routes: new Map(reviewed.map((route) => [route.endpoint.id, route])) }
    },
    house() {
      if (!house) throw new Error('the desk is not open yet')
      return house
    },
    async take(route, input, call) {
      const { caller } = call
      const separation = await database.read(caller, (tx) => findSeparation(tx, caller.entId))
      if (!separation) return route.handle(input, call)
      try {
        return await rehearse(needs, () => route.handle(input, call))
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error
        const itemId = await keep(needs, { route, input, call, recorded: error.recorded })
        throw new Conflict('waits-for-review', { itemId })
      }
    },
  }
}

/** Ends a rehearsal: everything was checked and nothing is kept. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed'
  readonly recorded: readonly AuditEntry[]
  constructor(recorded: readonly AuditEntry[]) {
    super('this was a rehearsal')
    this.recorded = recorded
  }
}

/** Does everything but the commit; what records nothing changes nothing that is reviewed, and is let through. */
function rehearse({ database }: DeskNeeds, work: () => Promise<unknown>): Promise<unknown> {
  return database.accompanied(async (_, recorded) => {
    if (recorded.length > 0) throw new Rehearsed(recorded)
    return 'again'
  }, work)
}

interface Kept {
  readonly route: Route
  readonly input: unknown
  readonly call: Call
  readonly recorded: readonly AuditEntry[]
}

const dayMs = 86_400_000

function keep({ database, clock, inputs }: DeskNeeds, { route, input, call, recorded }: Kept) {
  const { caller } = call
  const { reviewed: kind, endpoint } = route
  if (!kind) throw new Error(`${endpoint.id} is not reviewed`)
  const changes = changesOf(recorded)
  const risk = riskOf(kind, changes)
  const at = clock.now()
  return database.transaction(caller, async (tx) => {
    const { id, isFresh } = await insertReview(tx, {
      id: clock.newId(),
      kind,
      act: endpoint.id,
      input: inputs.seal(input),
      changes,
      risk,
      fingerprint: fingerprintOf(endpoint.id, input),
      submitterId: caller.personId,
      sessionId: caller.sessionId,
      at,
      dueAt: new Date(at.getTime() + reviewDays * dayMs),
    })
    if (isFresh) {
      const details = { act: endpoint.id, kind, risk, name: thingOf(changes) }
      tx.record({ act: 'security.submit-review', entity: 'review', entityId: id, details })
      announceReviews(tx, 'added', [id])
    }
    return id
  })
}

function fingerprintOf(act: string, input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([act, input]))
    .digest()
}
