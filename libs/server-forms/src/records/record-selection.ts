import type { AccessCode, RecordAccess, RecordAct } from '@atrium/domain-access'
import type { RecordSelection } from '@atrium/domain-forms'
import { Conflict, NotAllowed, type Tx } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'
import type { ClockOf } from './clock-of'
import { readQuery } from './record-lister'
import { existingRecords, type RecordsMeant } from './record-store'

/** What is to be done with the records selected, and what the person may do. */
export interface SelectedAct {
  readonly act: RecordAct
  readonly rights: RecordAccess
  readonly now: Date
  readonly clockOf?: ClockOf
}

/** The records of a selection that the act is allowed on. */
export function recordsMeant(
  table: RecordTable,
  selection: RecordSelection,
  { act, rights, ...more }: SelectedAct,
): RecordsMeant {
  return 'ids' in selection
    ? { ...selection, access: rights.acts[act] }
    : readQuery(table, selection, { ...more, deleted: false, rights, act })
}

/** What was done, and the code that refuses it when it was not all. */
export interface DoneAct extends Pick<SelectedAct, 'act' | 'rights'> {
  readonly ids: readonly string[]
  readonly code: AccessCode
}

/** Refuses the whole act when it means records that the person may not act on so, or others than they were told of. */
export async function refusePart(
  tx: Tx,
  table: RecordTable,
  selection: RecordSelection,
  { ids, act, rights, code }: DoneAct,
): Promise<void> {
  const isFree = rights.acts[act].kind === 'everything'
  if ('expected' in selection) {
    if (ids.length === selection.expected) return
    if (isFree) throw new Conflict('selection-changed', { count: ids.length })
    throw new NotAllowed(code)
  }
  if (isFree) return
  const done = new Set(ids)
  const others = selection.ids.map((id) => id.toLowerCase()).filter((id) => !done.has(id))
  if (others.length === 0) return
  const left = await existingRecords(tx, table, others)
  if (left.size > 0) throw new NotAllowed(code)
}
