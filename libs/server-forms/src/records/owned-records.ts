import type { AccessPort, OwnedRecordsPort } from '@atrium/domain-access'
import { type Clock, Conflict, type Tx, spaceOf } from '@atrium/server-core'
import { platformReferences } from '../references'
import { countOwned, ownAllOf, selectOwnableForms } from './owner-store'

export interface OwnedRecordsNeeds {
  readonly access: AccessPort<Tx>
  readonly clock: Clock
}

/** The records of a person who leaves; what is in the recycle bin stays theirs. */
export function createOwnedRecords({ access, clock }: OwnedRecordsNeeds): OwnedRecordsPort<Tx> {
  return {
    async owned(tx, personId) {
      const forms = await selectOwnableForms(tx)
      const counts = await Promise.all(
        forms.map(async (form) => ({
          ...form,
          count: await countOwned(tx, form.formId, personId),
        })),
      )
      return counts.filter(({ count }) => count > 0)
    },

    async handOver(tx, { from, to, limit = Infinity }) {
      const active = await platformReferences.activePeople(tx, [to])
      if (!active.has(to)) throw new Conflict('owner-unknown')
      const departmentId = (await access.viewer(tx, to)).departmentIds[0] ?? null
      const by = (tx.scope === 'platform' ? null : tx.scope.personId) ?? to
      const owning = { ownerId: to, departmentId, at: clock.now(), personId: by }
      let total = 0
      for (const { formId } of await selectOwnableForms(tx)) {
        if (total >= limit) break
        const count = await ownAllOf(tx, formId, from, { ...owning, limit: limit - total })
        if (count === 0) continue
        total += count
        tx.announce({ entity: 'record', parentId: formId, act: 'changed', entId: spaceOf(tx) })
        const details = { count, from, to }
        tx.record({ act: 'forms.hand-over-records', entity: 'form', entityId: formId, details })
      }
      return total
    },
  }
}
