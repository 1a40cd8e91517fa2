import type { Job, Listed, Locale, ParsedOf } from '@atrium/domain-core'
import {
  type AuditDetail,
  type AuditFilterInput,
  type AuditRow,
  auditWords,
  type exportAudit,
  type getAuditEntry,
  type listAudit,
  type listOperations,
  operationDays,
  type OperationRow,
} from '@atrium/domain-security'
import {
  type AuditFilter,
  type Call,
  type Caller,
  type Core,
  countAudit,
  findAudit,
  NotFound,
  pageCursor,
  selectAudit,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { findSeparation } from '../duties/duty-store'
import { countOperations, detailOf, namesOf, rowOf, selectOperations } from './audit-store'
import { checkKind } from './check-job'
import { exportKind } from './export-job'

const countBound = 1000
const dayMs = 86_400_000

const cursorOf = pageCursor(z.object({ at: z.iso.datetime(), seq: z.number().int() }))
const operationCursor = pageCursor(
  z.object({ at: z.iso.datetime(), entId: z.string().max(64), seq: z.number().int() }),
)

type JobKind = typeof checkKind | typeof exportKind

export type AuditNeeds = Pick<Core, 'database' | 'clock'>

export type AuditService = ReturnType<typeof createAuditService>

/** The log of an enterprise, read by who watches. */
export function createAuditService({ database, clock }: AuditNeeds) {
  return {
    list: (input: ParsedOf<typeof listAudit>, caller: Caller): Promise<Listed<AuditRow>> =>
      database.read(caller, async (tx) => {
        const filter = await seenBy(tx, caller, input)
        const before = input.cursor === undefined ? null : cursorOf.decode(input.cursor)
        const page = {
          before: before && { at: new Date(before.at), seq: before.seq },
          limit: input.limit + 1,
        }
        const [found, count] = await Promise.all([
          selectAudit(tx, filter, page),
          countAudit(tx, filter, countBound + 1),
        ])
        const kept = found.slice(0, input.limit)
        const names = await namesOf(
          tx,
          kept.flatMap((each) => [each.personId, each.entityId, each.agentId]),
          caller.locale,
        )
        const rows = kept.map((each) => rowOf(each, names))
        const last = found.length > input.limit ? rows.at(-1) : undefined
        return {
          rows,
          total: { count: Math.min(count, countBound), exact: count <= countBound },
          cut: false,
          nextCursor: last && cursorOf.encode({ at: last.at, seq: last.seq }),
        }
      }),

    get: ({ seq }: ParsedOf<typeof getAuditEntry>, caller: Caller): Promise<AuditDetail> =>
      database.read(caller, async (tx) => {
        const entry = await findAudit(tx, seq, await seenBy(tx, caller, {}))
        if (!entry) throw new NotFound('audit-entry-not-found')
        const { personId, entityId, approvedBy, agentId } = entry
        const ids = [personId, entityId, approvedBy, agentId]
        const names = await namesOf(tx, ids, caller.locale)
        return detailOf(entry, names)
      }),

    startCheck: ({ caller }: Call): Promise<Job> =>
      database.transaction(caller, (tx) => enqueue(tx, checkKind, {}, caller.locale)),

    startExport: (input: ParsedOf<typeof exportAudit>, { caller }: Call): Promise<Job> =>
      database.transaction(caller, async (tx) => {
        const { notByRoles } = await seenBy(tx, caller, {})
        tx.record({ act: 'security.export-audit', entity: 'audit-log', details: { filter: input } })
        return enqueue(tx, exportKind, { ...input, notByRoles }, caller.locale)
      }),

    operations: (
      { area, result, search, cursor, limit }: ParsedOf<typeof listOperations>,
      { locale }: Caller,
    ): Promise<Listed<OperationRow>> =>
      database.read('platform', async (tx) => {
        const since = new Date(clock.now().getTime() - operationDays * dayMs)
        const query = { area: area ?? null, result: result ?? null, search, since, locale }
        const place = cursor === undefined ? null : operationCursor.decode(cursor)
        const before = place && { ...place, at: new Date(place.at) }
        const [found, count] = await Promise.all([
          selectOperations(tx, query, { before, limit: limit + 1 }),
          countOperations(tx, query, countBound + 1),
        ])
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        const next = last && { at: last.at, entId: last.entId, seq: last.seq }
        return {
          rows,
          total: { count: Math.min(count, countBound), exact: count <= countBound },
          cut: false,
          nextCursor: next && operationCursor.encode(next),
        }
      }),
  }

  async function enqueue(tx: Tx, kind: JobKind, input: object, locale: Locale): Promise<Job> {
    const title = auditWords[locale][`act-${kind}`]
    const id = await tx.enqueue(kind, input, { title })
    return {
      id,
      kind,
      title,
      state: 'waiting',
      done: 0,
      total: null,
      result: null,
      error: null,
      createdAt: clock.now().toISOString(),
      finishedAt: null,
    }
  }
}

/** Where duties are separate, only audit administrators see what the other two did. */
async function seenBy(tx: Tx, caller: Caller, input: AuditFilterInput): Promise<AuditFilter> {
  const separated = (await findSeparation(tx, caller.entId)) !== null
  const isAudit = caller.roles.includes('audit')
  return {
    ...filterOf(input),
    notByRoles: separated && !isAudit ? ['admin', 'safe'] : [],
  }
}

export function filterOf(input: AuditFilterInput): Omit<AuditFilter, 'notByRoles'> {
  const { personId, act, entityId, result, from, until } = input
  return {
    personId: personId ?? null,
    act: act ?? null,
    entityId: entityId ?? null,
    result: result ?? null,
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
  }
}
