import type { ChangeEvent } from '@atrium/domain-core'
import type { Tx } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'

/** Tells everyone which records changed; more than 100 are told as many. */
export function announceRecords(
  tx: Tx,
  { formId, entId }: RecordTable,
  act: ChangeEvent['act'],
  ids: readonly string[],
  version?: number,
): void {
  if (ids.length === 0) return
  tx.announce({
    entity: 'record',
    parentId: formId,
    act,
    entId,
    ...(ids.length <= 100 ? { ids: [...ids] } : {}),
    ...(version === undefined ? {} : { version }),
  })
}
