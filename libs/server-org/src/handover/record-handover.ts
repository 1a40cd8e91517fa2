import type { OwnedRecordsPort } from '@atrium/domain-access'
import type { HandoverPort } from '@atrium/domain-org'
import type { Tx } from '@atrium/server-core'

/** In one transaction; a job that hands over more goes on with the next. */
const portion = 1000

/** The records of a person, form by form; whatever nobody takes over stays in their name. */
export function createRecordHandover(records: OwnedRecordsPort<Tx>): HandoverPort<Tx> {
  return {
    kind: 'records',
    grants: false,
    held: async (tx, personId) =>
      (await records.owned(tx, personId)).map(({ formId, formName, count }) => ({
        id: formId,
        name: formName,
        count,
      })),
    handOver: (tx, { fromId, toId }) =>
      records.handOver(tx, { from: fromId, to: toId, limit: portion }),
  }
}
