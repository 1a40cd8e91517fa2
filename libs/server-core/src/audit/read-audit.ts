import type { Role } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import { spaceOf } from '../database/space-of'
import type { AuditResult } from './audit-entry'

/** Which entries of a log are meant; null asks for none in particular. */
export interface AuditFilter {
  readonly personId: string | null
  /** An act, or the first word of acts. */
  readonly act: string | null
  readonly entityId: string | null
  readonly result: AuditResult | null
  readonly from: Date | null
  readonly until: Date | null
  /** Leaves out what was done by anybody with one of these roles. */
  readonly notByRoles: readonly Role[]
}

/** Where a page ended. */
export interface AuditPlace {
  readonly at: Date
  readonly seq: number
}

/** An entry as it is kept. */
export interface KeptEntry extends AuditPlace {
  readonly act: string
  readonly entity: string
  readonly entityId: string | null
  readonly personId: string | null
  readonly roles: readonly Role[]
  readonly sessionId: string | null
  readonly ip: string | null
  readonly requestId: string | null
  readonly approvedBy: string | null
  /** Who acted in the person's name. */
  readonly agentId: string | null
  /** The developer token that was used. */
  readonly tokenId: string | null
  readonly result: AuditResult
  readonly details: unknown
  /** The very text and hash that the chain is made of. */
  readonly entry: string
  readonly hash: Buffer
}

interface AuditRow {
  readonly at: Date
  readonly seq: string
  readonly entry: string
  readonly hash: Buffer
}

/** A page of the space's log, the newest first. */
export async function selectAudit(
  tx: Tx,
  filter: AuditFilter,
  { before, limit }: { readonly before: AuditPlace | null; readonly limit: number },
): Promise<KeptEntry[]> {
  const { where, values } = whereOf(spaceOf(tx), filter)
  const keyset = before ? ` and (at, seq) < ($${values.length + 1}, $${values.length + 2})` : ''
  const places = before ? [before.at, before.seq] : []
  const rows = await tx.query<AuditRow>(
    `select at, seq, entry, hash from platform.audit_log where ${where}${keyset}
      order by at desc, seq desc limit $${values.length + places.length + 1}`,
    [...values, ...places, limit],
  )
  return rows.map(keptOf)
}

/** How many there are, counted up to a bound. */
export async function countAudit(tx: Tx, filter: AuditFilter, bound: number): Promise<number> {
  const { where, values } = whereOf(spaceOf(tx), filter)
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
        select from platform.audit_log where ${where} limit $${values.length + 1}) found`,
    [...values, bound],
  )
  return row?.count ?? 0
}

/** One entry by its number, when the filter lets it be seen. */
export async function findAudit(
  tx: Tx,
  seq: number,
  filter: AuditFilter,
): Promise<KeptEntry | null> {
  const { where, values } = whereOf(spaceOf(tx), filter)
  const [row] = await tx.query<AuditRow>(
    `select at, seq, entry, hash from platform.audit_log where ${where} and seq = $${values.length + 1}`,
    [...values, seq],
  )
  return row ? keptOf(row) : null
}

/** By the number of an entry, the hash of the one before it; the first has none. */
export async function hashesBefore(tx: Tx, seqs: readonly number[]): Promise<Map<number, Buffer>> {
  const rows = await tx.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from platform.audit_log where ent_id = $1 and seq = any($2::bigint[])',
    [spaceOf(tx), seqs.map((seq) => seq - 1)],
  )
  return new Map(rows.map(({ seq, hash }) => [Number(seq) + 1, hash]))
}

function whereOf(entId: string, filter: AuditFilter) {
  const values: unknown[] = [entId]
  const parts = ['ent_id = $1']
  const add = (part: (place: string) => string, value: unknown) => {
    values.push(value)
    parts.push(part(`$${values.length}`))
  }
  const { personId, act, entityId, result, from, until, notByRoles } = filter
  if (personId !== null) add((place) => `person_id = ${place}`, personId)
  if (entityId !== null) add((place) => `entity_id = ${place}`, entityId)
  if (act?.includes('.')) add((place) => `act = ${place}`, act)
  else if (act !== null) {
    // The letter after the full stop is the slash.
    add((place) => `act > ${place} collate "C"`, `${act}.`)
    add((place) => `act < ${place} collate "C"`, `${act}/`)
  }
  if (result !== null) add((place) => `result = ${place}`, result)
  if (from !== null) add((place) => `at >= ${place}`, from)
  if (until !== null) add((place) => `at < ${place}`, until)
  if (notByRoles.length > 0) {
    add((place) => `not coalesce(entry::jsonb -> 'roles', '[]') ?| ${place}::text[]`, notByRoles)
  }
  return { where: parts.join(' and '), values }
}

function keptOf({ at, seq, entry, hash }: AuditRow): KeptEntry {
  const told = JSON.parse(entry) as Partial<KeptEntry>
  return {
    at,
    seq: Number(seq),
    act: told.act ?? '',
    entity: told.entity ?? '',
    entityId: told.entityId ?? null,
    personId: told.personId ?? null,
    roles: told.roles ?? [],
    sessionId: told.sessionId ?? null,
    ip: told.ip ?? ipIn(told.details),
    requestId: told.requestId ?? null,
    approvedBy: told.approvedBy ?? null,
    agentId: told.agentId ?? null,
    tokenId: told.tokenId ?? null,
    result: told.result ?? 'done',
    details: told.details ?? null,
    entry,
    hash,
  }
}

/** Where older entries about sessions tell the address. */
function ipIn(details: unknown): string | null {
  const ip = (details as { ip?: unknown } | null | undefined)?.ip
  return typeof ip === 'string' ? ip : null
}
