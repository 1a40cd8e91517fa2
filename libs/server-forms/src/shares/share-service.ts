import {
  actsOfLevel,
  evaluateAccess,
  type FieldRight,
  type HeldShare,
  type listRecordShares,
  type OwnedRecord,
  type RecordAccess,
  type revokeRecordShare,
  type shareRecords,
  subjectKey,
} from '@atrium/domain-access'
import type { ParsedOf } from '@atrium/domain-core'
import {
  type Caller,
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { announceRecords } from '../records/record-events'
import { owned, rightsOn } from '../records/record-rights'
import { findRecords } from '../records/record-store'
import { findSeen, recordAct, type UseCaseNeeds, write } from '../records/record-use-case'
import type { References } from '../references'
import type { RecordTable } from '../tables/record-table'
import { shareEntity } from './rights-source'
import {
  countLargest,
  deleteShare,
  insertShares,
  type NewShare,
  selectRecordShares,
  sharesPerSubject,
} from './share-store'

export interface ShareServiceNeeds extends UseCaseNeeds {
  readonly references: References
}

export type ShareService = ReturnType<typeof createShareService>

/** Records shared beyond what roles grant: never more than who shares them may do. */
export function createShareService(needs: ShareServiceNeeds) {
  const { database, catalog, clock, references } = needs
  return {
    share: (input: ParsedOf<typeof shareRecords>, caller: Caller) =>
      write(needs, input.formId, caller, async (tx, table) => {
        const { level, note, until } = input
        const at = clock.now()
        if (until !== null && Date.parse(until) <= at.getTime()) {
          throw new InvalidInput([{ path: ['until'], code: 'share-ended' }], 'share-ended')
        }
        const rights = await rightsOn(tx, table, caller, needs)
        const records = await shareable(tx, table, input, rights)
        const subjects = new Map(input.subjects.map((subject) => [subjectKey(subject), subject]))
        const shares = records.flatMap((record) => {
          const fields = fieldsOf(rights, record)
          return [...subjects].map(([key, subject]): NewShare => {
            return { id: clock.newId(), recordId: record.id, subject, key, fields }
          })
        })
        await insertShares(tx, table.formId, shares, {
          level,
          note,
          until,
          by: caller.personId,
          at,
        })
        if ((await countLargest(tx, table.formId, [...subjects.keys()])) > sharesPerSubject) {
          throw new Conflict('too-many-shares', { max: sharesPerSubject })
        }
        const ids = records.map(({ id }) => id)
        recordAct(tx, table, 'forms.share-records', ids, { level, until, with: input.subjects })
        announceShares(tx, table, ids)
        return { count: ids.length }
      }),

    list: ({ formId, recordId }: ParsedOf<typeof listRecordShares>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const record = { formId: table.formId, recordId }
        await requireShareable(tx, table, recordId, caller)
        const asked = { keys: null, now: clock.now(), limit: listedShares + 1 }
        const found = await selectRecordShares(tx, record, asked)
        const rows = found.slice(0, listedShares)
        const people = [...new Set(rows.map(({ sharedById }) => sharedById))]
        const names = await references.peopleNames(tx, people, caller.locale)
        return {
          rows: rows.map(({ sharedById, until, sharedAt, ...share }) => ({
            ...share,
            until: until?.toISOString() ?? null,
            sharedAt: sharedAt.toISOString(),
            sharedBy: { id: sharedById, name: names.get(sharedById) ?? '' },
          })),
          cut: found.length > listedShares,
        }
      }),

    revoke: (input: ParsedOf<typeof revokeRecordShare>, caller: Caller) =>
      write(needs, input.formId, caller, async (tx, table) => {
        await requireShareable(tx, table, input.recordId, caller)
        const ended = await deleteShare(tx, { ...input, formId: table.formId })
        if (!ended) throw new NotFound('share-not-found')
        const ids = [input.recordId.toLowerCase()]
        recordAct(tx, table, 'forms.revoke-share', ids, ended)
        announceShares(tx, table, ids)
        return {}
      }),
  }

  async function requireShareable(
    tx: Tx,
    table: RecordTable,
    recordId: string,
    caller: Caller,
  ): Promise<void> {
    const rights = await rightsOn(tx, table, caller, needs)
    const record = await findSeen(tx, table, recordId, { hold: false, rights })
    if (!evaluateAccess(rights.acts.share, record)) throw new NotAllowed('record-not-allowed')
  }
}

const listedShares = 200

/** The records, when whoever asks may share all of them and do with each all that the level lets others do. */
async function shareable(
  tx: Tx,
  table: RecordTable,
  { recordIds, level }: ParsedOf<typeof shareRecords>,
  rights: RecordAccess,
): Promise<OwnedRecord[]> {
  const ids = [...new Set(recordIds.map((id) => id.toLowerCase()))]
  const records = (await findRecords(tx, table, ids)).map(owned)
  const seen = records.filter((record) => evaluateAccess(rights.acts.view, record))
  if (seen.length < ids.length) throw new NotFound('record-not-found')
  const acts = ['share' as const, ...actsOfLevel(level)]
  const isAllowed = (record: OwnedRecord) =>
    acts.every((act) => evaluateAccess(rights.acts[act], record))
  if (!seen.every(isAllowed)) throw new NotAllowed('no-share-permission')
  return seen
}

/** What who shares does not see or may not change stays closed. */
function fieldsOf(rights: RecordAccess, record: OwnedRecord): HeldShare['fields'] {
  const entries = [...rights.fields].flatMap(([id, { see, reveal, seeMasked, edit }]) => {
    const right: FieldRight = {
      see: sightIn(record, { see, reveal, seeMasked }),
      fill: true,
      edit: evaluateAccess(edit, record) || !evaluateAccess(rights.acts.edit, record),
    }
    return right.see === 'yes' && right.edit ? [] : [[id, right] as const]
  })
  return Object.fromEntries(entries)
}

function sightIn(
  record: OwnedRecord,
  tests: Pick<
    NonNullable<ReturnType<RecordAccess['fields']['get']>>,
    'see' | 'reveal' | 'seeMasked'
  >,
): FieldRight['see'] {
  if (evaluateAccess(tests.see, record)) return 'yes'
  if (evaluateAccess(tests.reveal, record)) return 'on-request'
  return evaluateAccess(tests.seeMasked, record) ? 'masked' : 'no'
}

function announceShares(tx: Tx, table: RecordTable, ids: readonly string[]): void {
  const { formId, entId } = table
  tx.announce({ entity: shareEntity, act: 'changed', entId, parentId: formId })
  announceRecords(tx, table, 'changed', ids)
}
