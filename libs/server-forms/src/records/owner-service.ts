import type { handOverRecords } from '@atrium/domain-access'
import type { ParsedOf } from '@atrium/domain-core'
import { type Caller, Conflict } from '@atrium/server-core'
import type { References } from '../references'
import { rememberClocks } from './clock-of'
import { ownRecords } from './owner-store'
import { announceRecords } from './record-events'
import { rightsOn } from './record-rights'
import { recordsMeant, refusePart } from './record-selection'
import { recordAct, type UseCaseNeeds, write } from './record-use-case'

export interface OwnerServiceNeeds extends UseCaseNeeds {
  readonly references: References
}

export type OwnerService = ReturnType<typeof createOwnerService>

/** Whom records belong to. */
export function createOwnerService(needs: OwnerServiceNeeds) {
  const { access, clock, references } = needs
  const clockOf = rememberClocks()
  return {
    handOver: (input: ParsedOf<typeof handOverRecords>, caller: Caller) =>
      write(needs, input.formId, caller, async (tx, table) => {
        const { selection } = input
        const ownerId = input.toPersonId.toLowerCase()
        const active = await references.activePeople(tx, [ownerId])
        if (!active.has(ownerId)) throw new Conflict('owner-unknown')
        const departmentId = (await access.viewer(tx, ownerId)).departmentIds[0] ?? null
        const rights = await rightsOn(tx, table, caller, { ...needs, clockOf })
        const now = clock.now()
        const act = 'hand-over'
        const meant = recordsMeant(table, selection, { act, rights, now, clockOf })
        const owning = { ownerId, departmentId, at: now, personId: caller.personId }
        const ids = await ownRecords(tx, table, meant, owning)
        const code = 'no-hand-over-permission'
        await refusePart(tx, table, selection, { act, rights, ids, code })
        recordAct(tx, table, 'forms.hand-over-records', ids, { to: ownerId })
        announceRecords(tx, table, 'changed', ids)
        return { count: ids.length }
      }),
  }
}
