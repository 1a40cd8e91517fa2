import { evaluateAccess, type OwnedRecord } from '@atrium/domain-access'
import type { ParsedOf } from '@atrium/domain-core'
import type {
  createRecord,
  deleteRecords,
  destroyRecords,
  getRecord,
  listRecords,
  pickRecords,
  restoreRecords,
  searchRecords,
  updateRecord,
  Value,
  Values,
} from '@atrium/domain-forms'
import {
  type Bus,
  type Caller,
  type Clock,
  Conflict,
  type Database,
  InvalidInput,
  NotAllowed,
  type Tx,
} from '@atrium/server-core'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import { forgetShares } from '../shares/share-store'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { rememberClocks } from './clock-of'
import { knownCounts } from './known-counts'
import { announceRecords } from './record-events'
import { forgetFiles } from './record-file-store'
import { followFiles } from './record-files'
import { narrowed, readCountedPage, readQuery } from './record-lister'
import { readRefs } from './record-refs'
import { closedFields, keeperRights, rightsOn, veiled } from './record-rights'
import { findRecordsByTitle } from './record-search'
import { recordsMeant, refusePart } from './record-selection'
import {
  binRecords,
  type Bringing,
  eraseRecords,
  insertRecord,
  unbinRecords,
  updateRecordRow,
} from './record-store'
import { searchTitles } from './record-titles'
import { findSeen, read, recordAct, write } from './record-use-case'
import { acceptValues, normalizeValues } from './record-values'

export interface RecordServiceNeeds {
  readonly bus: Bus
  readonly access: RightsSource
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
  const counts = knownCounts(needs)
  const writing = (caller: Caller) => ({
    at: clock.now(),
    personId: caller.personId,
    agentId: caller.agentId,
  })
  const refNeeds = (caller: Caller) => ({ ...needs, clockOf, locale: caller.locale, actor: caller })
  const rightsOf = (tx: Tx, table: RecordTable, caller: Caller) =>
    rightsOn(tx, table, caller, { ...needs, clockOf })
  return {
    list: (input: ParsedOf<typeof listRecords>, caller: Caller) =>
      read(needs, input.formId, caller, async (tx, table) => {
        const { deleted } = input
        const isKeeper = deleted && caller.can('records.recycle')
        const rights = isKeeper ? keeperRights : await rightsOf(tx, table, caller)
        if (deleted && !rights.operations.has('recycle')) throw new NotAllowed('not-allowed')
        const act = deleted ? ('delete' as const) : ('view' as const)
        const asked = { now: clock.now(), deleted, rights, act, clockOf }
        const query = await narrowed(tx, table, readQuery(table, input, asked))
        const page = await readCountedPage(tx, table, query, { input, counts })
        const { records, nextCursor, total } = page
        const refs = await readRefs(tx, table, records, refNeeds(caller))
        return { rows: records, total, nextCursor, cut: false, refs }
      }),

    get: ({ formId, recordId }: ParsedOf<typeof getRecord>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const rights = await rightsOf(tx, table, caller)
        const kept = await findSeen(tx, table, recordId, { hold: false, rights })
        const record = veiled(table, rights, kept)
        return {
          ...record,
          refs: await readRefs(tx, table, [record], refNeeds(caller)),
        }
      }),

    create: ({ formId, values }: ParsedOf<typeof createRecord>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const rights = await rightsOf(tx, table, caller)
        if (!rights.create) throw new NotAllowed('record-not-allowed')
        refuseClosed(closedFields(rights, Object.keys(values), null))
        const accepted = await acceptValues(
          tx,
          table,
          normalizeValues(table, values),
          null,
          refNeeds(caller),
        )
        const id = clock.newId()
        const by = { ...writing(caller), departmentId: await mainDepartment(tx, caller) }
        await insertRecord(tx, table, id, accepted, by)
        await followFiles(tx, table, { id, at: by.at }, { before: {}, after: accepted })
        recordForHost(tx, table, 'forms.create-record', { caller, id })
        announceRecords(tx, table, 'added', [id])
        return veiled(table, rights, newRecord(table, id, accepted, by))
      }),

    update: (input: ParsedOf<typeof updateRecord>, caller: Caller) =>
      write(needs, input.formId, caller, async (tx, table) => {
        const rights = await rightsOf(tx, table, caller)
        const before = await findSeen(tx, table, input.recordId, { hold: true, rights })
        if (!evaluateAccess(rights.acts.edit, before)) throw new NotAllowed('record-not-allowed')
        if (before.version !== input.version) {
          throw new Conflict('record-changed', { version: before.version })
        }
        const changes = changedValues(normalizeValues(table, input.values), before.values)
        refuseClosed(closedFields(rights, Object.keys(changes), before))
        const accepted = await acceptValues(tx, table, changes, before, refNeeds(caller))
        if (Object.keys(accepted).length === 0) return veiled(table, rights, before)
        const by = writing(caller)
        await updateRecordRow(tx, table, before.id, accepted, by)
        const version = before.version + 1
        const values = { ...before.values, ...accepted }
        const change = { before: before.values, after: values }
        await followFiles(tx, table, { id: before.id, at: by.at }, change)
        recordForHost(tx, table, 'forms.update-record', { caller, id: before.id })
        announceRecords(tx, table, 'changed', [before.id], version)
        const stamp = { updatedAt: by.at.toISOString(), updatedBy: by.personId, version }
        const { updatedAgent: _, ...rest } = before
        const agent = by.agentId === undefined ? {} : { updatedAgent: by.agentId }
        return veiled(table, rights, { ...rest, values, ...stamp, ...agent })
      }),

    remove: ({ formId, selection }: ParsedOf<typeof deleteRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const rights = await rightsOf(tx, table, caller)
        const act = 'delete'
        const meant = recordsMeant(table, selection, { act, now: clock.now(), rights, clockOf })
        const ids = await binRecords(tx, table, meant, writing(caller))
        await refusePart(tx, table, selection, { act, ids, rights, code: 'no-delete-permission' })
        recordAct(tx, table, 'forms.delete-records', ids)
        announceRecords(tx, table, 'removed', ids)
        return { count: ids.length }
      }),

    restore: ({ formId, ids }: ParsedOf<typeof restoreRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const isKeeper = caller.can('records.recycle')
        const rights = isKeeper ? keeperRights : await rightsOf(tx, table, caller)
        const whose = rights.operations.has('recycle') ? ('anyone' as const) : ('own' as const)
        const meant = { ids, whose, access: rights.acts.delete }
        const restored = await unbinRecords(tx, table, meant, writing(caller))
        if (!isKeeper && restored.length === 0) throw new NotAllowed('not-allowed')
        recordAct(tx, table, 'forms.restore-records', restored)
        announceRecords(tx, table, 'added', restored)
        return { count: restored.length }
      }),

    destroy: ({ formId, ids }: ParsedOf<typeof destroyRecords>, caller: Caller) =>
      write(needs, formId, caller, async (tx, table) => {
        const isKeeper = caller.can('records.destroy')
        const rights = isKeeper ? keeperRights : await rightsOf(tx, table, caller)
        if (!isKeeper && !rights.operations.has('destroy')) throw new NotAllowed('not-allowed')
        const erased = await eraseRecords(tx, table, ids, rights.acts.delete)
        await forgetFiles(tx, table.formId, erased)
        await forgetShares(tx, table.formId, erased)
        recordAct(tx, table, 'forms.destroy-records', erased)
        announceRecords(tx, table, 'removed', erased)
        return { count: erased.length }
      }),

    pick: ({ formId, search }: ParsedOf<typeof pickRecords>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const rights = await rightsOf(tx, table, caller)
        const found = await searchTitles(tx, table, search, { limit: pickLimit, rights })
        const titles = [...found]
        const rows = titles.slice(0, pickLimit).map(([id, title]) => ({ id, title }))
        return { rows, cut: titles.length > pickLimit }
      }),

    search: (input: ParsedOf<typeof searchRecords>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const found = await findRecordsByTitle(tx, input, { ...needs, clockOf, actor: caller })
        return { rows: found.slice(0, input.limit), cut: found.length > input.limit }
      }),
  }

  async function mainDepartment(tx: Tx, { personId }: Caller): Promise<string | null> {
    return (await needs.access.viewer(tx, personId)).departmentIds[0] ?? null
  }
}

const pickLimit = 50

function refuseClosed(fieldIds: readonly string[]): void {
  if (fieldIds.length === 0) return
  throw new InvalidInput(
    fieldIds.map((id) => ({ path: ['values', id], code: 'field-closed' })),
    'record-invalid',
  )
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
  { at, personId, agentId, departmentId }: Bringing,
): OwnedRecord {
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
    ownerId: personId,
    departmentId,
    ...(agentId === undefined ? {} : { createdAgent: agentId, updatedAgent: agentId }),
  }
}

/** What is done for somebody else is told with both names, whatever it is. */
function recordForHost(
  tx: Tx,
  table: RecordTable,
  act: 'forms.create-record' | 'forms.update-record',
  { caller, id }: { readonly caller: Caller; readonly id: string },
): void {
  if (caller.mandate === undefined) return
  const details = { formId: table.formId, agencyId: caller.mandate.id }
  tx.record({ act, entity: 'record', entityId: id, details })
}
