import type { Locale } from '@atrium/domain-core'
import {
  type AuditDetail,
  type AuditRow,
  operationAreas,
  type OperationRow,
} from '@atrium/domain-security'
import { type KeptEntry, type Named, nameIn, spaceOf, type Tx } from '@atrium/server-core'

/** Names of members of the space, also of those who have left. */
export async function namesOf(
  tx: Tx,
  ids: readonly (string | null)[],
  locale: Locale,
): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null && uuid.test(id))
  if (known.length === 0) return new Map()
  const rows = await tx.query<{ id: string } & Named>(
    `select p.person_id::text as id, coalesce(m.name, p.name) as name,
        case when m.name is null then p.name_en else m.name_en end as "nameEn" from platform.persons p
      left join platform.memberships m on m.person_id = p.person_id and m.ent_id = $2
      where p.person_id = any($1::uuid[])`,
    [known, spaceOf(tx)],
  )
  return new Map(rows.map((row) => [row.id, nameIn(locale, row)]))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function rowOf(kept: KeptEntry, names: ReadonlyMap<string, string>): AuditRow {
  const { seq, at, act, entity, entityId, personId, roles, ip, result, details } = kept
  return {
    seq,
    at: at.toISOString(),
    act,
    entity,
    entityId,
    entityName: nameToldIn(details) ?? (entityId === null ? null : (names.get(entityId) ?? null)),
    person: personIn(personId, names),
    agent: personIn(kept.agentId, names),
    byToken: kept.tokenId !== null,
    roles: [...roles],
    ip,
    result,
  }
}

export function detailOf(kept: KeptEntry, names: ReadonlyMap<string, string>): AuditDetail {
  const { before, after, ...more } = objectIn(kept.details)
  return {
    ...rowOf(kept, names),
    sessionId: kept.sessionId,
    requestId: kept.requestId,
    approvedBy: personIn(kept.approvedBy, names),
    before: before ?? null,
    after: after ?? null,
    more,
    hash: kept.hash.toString('hex'),
  }
}

function personIn(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' }
}

/** What a thing was called when the act told of it. */
function nameToldIn(details: unknown): string | null {
  const told = objectIn(details)
  for (const place of [told, objectIn(told['after']), objectIn(told['before'])]) {
    for (const key of ['name', 'title']) {
      const name = place[key]
      if (typeof name === 'string' && name !== '') return name
    }
  }
  return null
}

function objectIn(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

export interface OperationQuery {
  readonly area: string | null
  readonly result: string | null
  readonly search: string
  readonly since: Date
  readonly locale: Locale
}

export interface OperationPlace {
  readonly at: Date
  readonly entId: string
  readonly seq: number
}

interface OperationRecord {
  readonly entId: string
  readonly enterprise: string | null
  readonly enterpriseEn: string | null
  readonly personName: string | null
  readonly personNameEn: string | null
  readonly seq: string
  readonly at: Date
  readonly entry: string
}

/** What concerns accounts and security, in all spaces; asked by the platform. */
export async function selectOperations(
  tx: Tx,
  query: OperationQuery,
  { before, limit }: { readonly before: OperationPlace | null; readonly limit: number },
): Promise<OperationRow[]> {
  const rows = await tx.query<OperationRecord>(
    `select l.ent_id as "entId", e.name as enterprise, e.name_en as "enterpriseEn", p.name as "personName",
        p.name_en as "personNameEn", l.seq, l.at, l.entry
      from platform.audit_log l
        left join platform.enterprises e on e.ent_id = l.ent_id
        left join platform.persons p on p.person_id::text = coalesce(l.person_id, l.entity_id)
      where l.at >= $1 and ${areaPart('$2')} and ${openPart} and ($3::text is null or l.result = $3)
        and ($4 = '' or p.login_id = $4 or l.ent_id = $4)
        and ($5::timestamptz is null or (l.at, l.ent_id, l.seq) < ($5, $6, $7::bigint))
      order by l.at desc, l.ent_id desc, l.seq desc limit $8`,
    [
      query.since,
      query.area,
      query.result,
      query.search.toLowerCase(),
      before?.at ?? null,
      before?.entId ?? null,
      before?.seq ?? null,
      limit,
    ],
  )
  return rows.map((row) => operationOf(row, query.locale))
}

export async function countOperations(tx: Tx, query: OperationQuery, bound: number) {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
        select from platform.audit_log l
          left join platform.persons p on p.person_id::text = coalesce(l.person_id, l.entity_id)
        where l.at >= $1 and ${areaPart('$2')} and ${openPart} and ($3::text is null or l.result = $3)
          and ($4 = '' or p.login_id = $4 or l.ent_id = $4) limit $5) found`,
    [query.since, query.area, query.result, query.search.toLowerCase(), bound],
  )
  return row?.count ?? 0
}

/** Where duties are separate, what their holders do is for the audit administrators alone. */
const openPart = `not (coalesce(l.entry::jsonb -> 'roles', '[]') ?| array['admin', 'safe']
  and exists (select from platform.duty_separation s where s.ent_id = l.ent_id))`

function areaPart(place: string): string {
  const areas = operationAreas.map((area) => `'${area}'`).join(', ')
  return `(split_part(l.act, '.', 1) = ${place} or (${place}::text is null and split_part(l.act, '.', 1) in (${areas})))`
}

function operationOf(record: OperationRecord, locale: Locale): OperationRow {
  const { entId, enterprise, enterpriseEn, personName, personNameEn, seq, at, entry } = record
  const told = JSON.parse(entry) as Partial<KeptEntry>
  const details = told.details ?? null
  const ip = objectIn(details)['ip']
  return {
    entId,
    enterprise: nameIn(locale, { name: enterprise ?? '', nameEn: enterpriseEn }),
    seq: Number(seq),
    at: at.toISOString(),
    act: told.act ?? '',
    entity: told.entity ?? '',
    entityId: told.entityId ?? null,
    entityName: nameToldIn(details),
    person: told.personId
      ? {
          id: told.personId,
          name: nameIn(locale, { name: personName ?? '', nameEn: personNameEn }),
        }
      : null,
    roles: [...(told.roles ?? [])],
    ip: told.ip ?? (typeof ip === 'string' ? ip : null),
    result: told.result ?? 'done',
  }
}
