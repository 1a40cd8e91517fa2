import type { ParsedOf } from '@atrium/domain-core'
import type {
  createRecord,
  deleteRecords,
  destroyRecords,
  FormRecord,
  getRecord,
  listRecords,
  pickRecords,
  RecordSelection,
  restoreRecords,
  searchRecords,
  updateRecord,
  Value,
  Values,
} from '@atrium/domain-forms'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  InvalidInput,
  NotAllowed,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import type { References } from '../references'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { rememberClocks } from './clock-of'
import { announceRecords } from './record-events'
import { forgetFiles } from './record-file-store'
import { followFiles } from './record-files'
import { countRecords, readPage, readQuery } from './record-lister'
import { readRefs } from './record-refs'
import { findRecordsByTitle } from './record-search'
import {
  binRecords,
  eraseRecords,
  findRecord,
  insertRecord,
  type RecordsMeant,
  repeatedField,
  unbinRecords,
  updateRecordRow,
} from './record-store'
import { searchTitles } from './record-titles'
import { acceptValues, normalizeValues } from './record-values'

export interface RecordServiceNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: TableCatalog
  readonly references: References
}

export type RecordService = ReturnType<typeof createRecordService>

/** Every act on records, each one transaction. */
export function createRecordService(needs: RecordServiceNeeds) {
  const { database, clock, catalog } = needs
  const clockOf = rememberClocks()
  const writing = (caller: Caller) => ({ at: clock.now(), personId: caller.personId })
  return {
    list: (input: ParsedOf<typeof listRecords>, caller: Caller) =>
      read(needs, input.formId, caller, async (tx, table) => {
        if (input.deleted && !caller.can('records.recycle')) throw new NotAllowed('not-allowed')
        const query = readQuery(table, input, { now: clock.now(), deleted: input.deleted, clockOf })
        const [{ records, nextCursor }, total] = await Promise.all([
          readPage(tx, table, query, input),
          countRecords(tx, table, query),
        ])
        const refs = await readRefs(tx, table, records, { ...needs, locale: caller.locale })
        return { rows: records, total, nextCursor, cut: false, refs }
      }),

    get: ({ formId, recordId }: ParsedOf<typeof getRecord>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const record = await findRecord(tx, table, recordId, { hold: false })
        if (!record) throw new NotFound('record-not-found')
        return {
          ...record,
          refs: await readRefs(tx, table, [record], { ...needs, locale: caller.locale }),
        }
      }),

    create: ({ formId, values }: ParsedOf<typeof createRecord>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const accepted = await acceptValues(tx, table, normalizeValues(table, values), null, needs)
        const id = clock.newId()
        const by = writing(caller)
        await insertRecord(tx, table, id, accepted, by)
        await followFiles(tx, table, { id, at: by.at }, { before: {}, after: accepted })
        announceRecords(tx, table, 'added', [id])
        return newRecord(table, id, accepted, by)
      }),

    update: (input: ParsedOf<typeof updateRecord>, caller: Caller) =>
      write(needs, input.formId, caller, async (tx, table) => {
        const before = await findRecord(tx, table, input.recordId, { hold: true })
        if (!before) throw new NotFound('record-not-found')
        if (before.version !== input.version) {
          throw new Conflict('record-changed', { version: before.version })
        }
        const changes = changedValues(normalizeValues(table, input.values), before.values)
        const accepted = await acceptValues(tx, table, changes, before, needs)
        if (Object.keys(accepted).length === 0) return before
        const by = writing(caller)
        await updateRecordRow(tx, table, before.id, accepted, by)
        const version = before.version + 1
        const values = { ...before.values, ...accepted }
        const change = { before: before.values, after: values }
        await followFiles(tx, table, { id: before.id, at: by.at }, change)
        announceRecords(tx, table, 'changed', [before.id], version)
        const stamp = { updatedAt: by.at.toISOString(), updatedBy: by.personId, version }
        return { ...before, values, ...stamp }
      }),

    remove: ({ formId, selection }: ParsedOf<typeof deleteRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const meant = recordsMeant(table, selection, clock.now())
        const ids = await binRecords(tx, table, meant, writing(caller))
        if ('expected' in selection && ids.length !== selection.expected) {
          throw new Conflict('selection-changed', { count: ids.length })
        }
        recordAct(tx, table, 'forms.delete-records', ids)
        announceRecords(tx, table, 'removed', ids)
        return { count: ids.length }
      }),

    restore: ({ formId, ids }: ParsedOf<typeof restoreRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const isKeeper = caller.can('records.recycle')
        if (!isKeeper && !caller.can('records.delete')) throw new NotAllowed('not-allowed')
        const whose = isKeeper ? 'anyone' : 'own'
        const restored = await unbinRecords(tx, table, { ids, whose }, writing(caller))
        if (!isKeeper && restored.length === 0) throw new NotAllowed('not-allowed')
        recordAct(tx, table, 'forms.restore-records', restored)
        announceRecords(tx, table, 'added', restored)
        return { count: restored.length }
      }),

    destroy: ({ formId, ids }: ParsedOf<typeof destroyRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const erased = await eraseRecords(tx, table, ids)
        await forgetFiles(tx, table.formId, erased)
        recordAct(tx, table, 'forms.destroy-records', erased)
        announceRecords(tx, table, 'removed', erased)
        return { count: erased.length }
      }),

    pick: ({ formId, search }: ParsedOf<typeof pickRecords>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const titles = [...(await searchTitles(tx, table, search, pickLimit))]
        const rows = titles.slice(0, pickLimit).map(([id, title]) => ({ id, title }))
        return { rows, cut: titles.length > pickLimit }
      }),

    search: (input: ParsedOf<typeof searchRecords>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const found = await findRecordsByTitle(tx, catalog, input)
        return { rows: found.slice(0, input.limit), cut: found.length > input.limit }
      }),
  }
}

const pickLimit = 50

/**
 * One read of a form's records. It asks for the form and already reads the table as it was last seen, in one round trip;
 * when a publication has changed the table since, what was read is dropped and read again.
 */
async function read<T>(
  { database, catalog }: RecordServiceNeeds,
  formId: string,
  caller: Caller,
  work: (tx: Tx, table: RecordTable) => Promise<T>,
): Promise<T> {
  const seen = catalog.lastSeen(caller.entId, formId)
  const early =
    seen &&
    (await database.read(caller, async (tx) => {
      const [table, answer] = await Promise.allSettled([catalog.table(tx, formId), work(tx, seen)])
      if (table.status === 'rejected') throw table.reason
      return table.value === seen ? answer : null
    }))
  if (early?.status === 'rejected') throw early.reason
  if (early) return early.value
  return database.read(caller, async (tx) => work(tx, await catalog.table(tx, formId)))
}

/** One use case on a form's records; a repeated value of a unique field is told at that field. */
async function write<T>(
  { database, catalog }: RecordServiceNeeds,
  formId: string,
  caller: Caller,
  work: (tx: Tx, table: RecordTable) => Promise<T>,
): Promise<T> {
  let table: RecordTable | undefined
  try {
    return await database.transaction(caller, async (tx) => {
      table = await catalog.tableToWrite(tx, formId)
      return work(tx, table)
    })
  } catch (error) {
    const fieldId = table && repeatedField(table, error)
    if (!fieldId) throw error
    throw new InvalidInput([{ path: ['values', fieldId], code: 'duplicate' }], 'record-invalid')
  }
}

function recordsMeant(table: RecordTable, selection: RecordSelection, now: Date): RecordsMeant {
  return 'ids' in selection ? selection : readQuery(table, selection, { now, deleted: false })
}

function changedValues(changes: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).filter(([id, value]) => !isSame(value, before[id] ?? null)),
  )
}

function isSame(left: Value, right: Value): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

function newRecord(
  table: RecordTable,
  id: string,
  accepted: Values,
  { at, personId }: { at: Date; personId: string },
): FormRecord {
  const instant = at.toISOString()
  const values = Object.fromEntries(
    table.schema.fields.map(({ id: fieldId, kind }) => [
      fieldId,
      accepted[fieldId] ?? (kind === 'switch' ? false : null),
    ]),
  )
  return {
    id,
    values,
    createdAt: instant,
    createdBy: personId,
    updatedAt: instant,
    updatedBy: personId,
    version: 1,
  }
}

function recordAct(tx: Tx, table: RecordTable, act: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  const details = { count: ids.length, ids: ids.slice(0, 100) }
  tx.record({ act, entity: 'form', entityId: table.formId, details })
}
