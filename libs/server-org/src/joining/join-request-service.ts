import type { ParsedOf } from '@atrium/domain-core'
import { advanceJoinRequest, type listJoinRequests } from '@atrium/domain-org'
import { type Caller, Conflict, type Core, NotFound } from '@atrium/server-core'
import { holdOrganisation } from '../hold-organisation'
import { announceOrganisation } from '../org-events'
import { type Admitting, admit } from './admit'
import { joinPage, listed } from './join-cursor'
import { countRequests, holdRequest, selectRequests, setDecision } from './join-request-store'

type Needs = Pick<Core, 'database' | 'clock'> & Admitting

export type JoinRequestService = ReturnType<typeof createJoinRequestService>

type Decision = { readonly type: 'approve' } | { readonly type: 'refuse'; readonly reason: string }

/** Administrators decide about who asks to join. */
export function createJoinRequestService(needs: Needs) {
  const { database, clock } = needs
  return {
    list: (input: ParsedOf<typeof listJoinRequests>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const state = input.state ?? null
        const found = await selectRequests(tx, { state, ...joinPage(input) })
        return listed(found, input.limit, await countRequests(tx, state))
      }),

    decide: (requestId: string, decision: Decision, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await holdOrganisation(tx)
        const held = await holdRequest(tx, requestId)
        if (!held) throw new NotFound('join-request-not-found')
        const next = advanceJoinRequest(held.state, decision.type)
        if (!next.ok) throw new Conflict(next.rejection)
        const reason = decision.type === 'refuse' ? decision.reason : ''
        const at = clock.now()
        await setDecision(tx, requestId, { state: next.value, reason, at, by: caller.personId })
        const { personId } = held
        if (decision.type === 'approve') await admit(tx, needs, { personId, place: held })
        tx.record({
          act: `org.${decision.type}-join-request`,
          entity: 'person',
          entityId: personId,
          details: {
            name: held.name,
            loginId: held.loginId,
            reason,
            before: { state: held.state },
            after: { state: next.value },
          },
        })
        announceOrganisation(tx, 'join-request', 'changed', [requestId])
        return { ...held, state: next.value, reason, decidedAt: at.toISOString() }
      }),
  }
}
