import { checkDuties, type DutyHolder, type DutyPort } from '@atrium/domain-security'
import { Conflict, spaceOf, type Tx } from '@atrium/server-core'
import { findSeparation, heldTogether, holdDuties, selectHolders } from './duty-store'

/** The duties of enterprises, for whoever changes platform roles. */
export function createDuties(): DutyPort<Tx> {
  return {
    async requireSeparated(tx, entId = spaceOf(tx)) {
      await holdDuties(tx, entId, 'shared')
      if (await findSeparation(tx, entId)) refuseMixed(await selectHolders(tx, entId))
    },
    async areApart(tx, personIds) {
      if (!(await findSeparation(tx, spaceOf(tx)))) return true
      return (await heldTogether(tx, personIds)).length < 2
    },
  }
}

/** Refuses holders whose duties are not separate. */
export function refuseMixed(holders: readonly DutyHolder[]): void {
  const checked = checkDuties(holders)
  if (checked.ok) return
  const { rejection } = checked
  if ('holder' in rejection) throw new Conflict(rejection.code, { name: rejection.holder.name })
  throw new Conflict(rejection.code)
}
