import type { ParsedOf } from '@atrium/domain-core'
import type { MemberRolesPort } from '@atrium/domain-org'
import { duties, type DutyPort, type DutyState, type setDuty } from '@atrium/domain-security'
import { type Caller, Conflict, type Core, type Tx } from '@atrium/server-core'
import { refuseMixed } from './duties'
import { findSeparation, holdDuties, insertSeparation, selectHolders } from './duty-store'

export interface DutyNeeds extends Pick<Core, 'database' | 'clock'> {
  readonly duties: DutyPort<Tx>
  readonly memberRoles: MemberRolesPort<Tx, Caller>
}

export type DutyService = ReturnType<typeof createDutyService>

/** Who holds the three duties of an enterprise, and keeping them apart. */
export function createDutyService(needs: DutyNeeds) {
  const { database, clock } = needs
  return {
    get: (caller: Caller): Promise<DutyState> =>
      database.read(caller, (tx) => readState(tx, caller)),

    separate: (caller: Caller): Promise<DutyState> =>
      database.transaction(caller, async (tx) => {
        const { entId, personId } = caller
        await holdDuties(tx, entId, 'alone')
        if (await findSeparation(tx, entId)) throw new Conflict('duties-separated')
        const holders = await selectHolders(tx, entId)
        refuseMixed(holders)
        await insertSeparation(tx, { entId, at: clock.now(), personId })
        const after = holders.map(({ loginId, duties: held }) => ({ loginId, duties: held }))
        tx.record({
          act: 'security.separate-duties',
          entity: 'enterprise',
          entityId: entId,
          details: { after },
        })
        announce(tx, entId)
        return readState(tx, caller)
      }),

    set: ({ personId, duty }: ParsedOf<typeof setDuty>, caller: Caller): Promise<DutyState> =>
      database.transaction(caller, async (tx) => {
        const give = duty === null ? [] : [duty]
        const take = duties.filter((other) => other !== duty)
        await needs.memberRoles.change(tx, caller, { personId, take, give })
        announce(tx, caller.entId)
        return readState(tx, caller)
      }),
  }
}

function announce(tx: Tx, entId: string): void {
  tx.announce({ entity: 'duties', act: 'changed', entId })
}

async function readState(tx: Tx, { entId, locale }: Caller): Promise<DutyState> {
  const separation = await findSeparation(tx, entId, locale)
  return {
    separatedAt: separation?.separatedAt.toISOString() ?? null,
    separatedBy: separation?.separatedBy ?? null,
    holders: await selectHolders(tx, entId, locale),
  }
}
