import { createHash } from 'node:crypto'
import type { Database, Scope, Tx } from '../database/database'
import { keepSpacesApart, type Migration } from '../database/migration'
import type { AuditEntry } from './audit-entry'

/** The log of what is of no single space. */
const platformLog = '*'
const batch = 1000

export const auditMigrations: readonly Migration[] = [
  {
    id: '0001-audit',
    up: `
      create table platform.audit_heads (
        ent_id text primary key,
        seq bigint not null,
        hash bytea not null
      );
      ${keepSpacesApart('platform.audit_heads')}
      create table platform.audit_log (
        ent_id text not null,
        seq bigint not null,
        at timestamptz(3) not null,
        entry text not null,
        hash bytea not null,
        primary key (ent_id, seq, at)
      ) partition by range (at);
      create table platform.audit_log_rest partition of platform.audit_log default;
      ${keepSpacesApart('platform.audit_log')}
      revoke update, delete, truncate on platform.audit_log, platform.audit_log_rest from atrium_app;
      revoke all on platform.audit_log_rest from atrium_app;`,
  },
  {
    id: '0002-own-records',
    up: `
      create index audit_log_person on platform.audit_log
        ((entry::jsonb ->> 'entityId'), at)
        where entry like '{"act":"session.%' or entry like '{"act":"account.%'`,
  },
  {
    id: '0003-audit-columns',
    up: `
      alter table platform.audit_log
        add column act text generated always as (entry::jsonb ->> 'act') stored,
        add column entity_id text generated always as (entry::jsonb ->> 'entityId') stored,
        add column person_id text generated always as (entry::jsonb ->> 'personId') stored,
        add column result text generated always as (coalesce(entry::jsonb ->> 'result', 'done')) stored;
      create index audit_log_time on platform.audit_log (ent_id, at, seq);
      create index audit_log_act on platform.audit_log (ent_id, act, at, seq);
      create index audit_log_actor on platform.audit_log (ent_id, person_id, at, seq);
      create index audit_log_entity on platform.audit_log (entity_id, at, seq);
      drop index platform.audit_log_person;`,
  },
  {
    id: '0004-audit-months',
    up: `
      create function platform.prepare_audit_months(since date, months integer) returns integer
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        start timestamptz;
        finish timestamptz;
        partition text;
        made integer := 0;
      begin
        for n in 0 .. least(months, 24) - 1 loop
          start := (date_trunc('month', since::timestamp) + make_interval(months => n)) at time zone 'UTC';
          finish := (date_trunc('month', since::timestamp) + make_interval(months => n + 1)) at time zone 'UTC';
          partition := 'audit_log_' || to_char(start at time zone 'UTC', 'YYYY_MM');
          -- A month whose first entries came before its table stays where they are.
          if to_regclass('platform.' || partition) is null
              and not exists (select from platform.audit_log_rest where at >= start and at < finish) then
            execute format('create table platform.%I partition of platform.audit_log for values from (%L) to (%L)',
              partition, start, finish);
            execute format('revoke all on platform.%I from atrium_app', partition);
            made := made + 1;
          end if;
        end loop;
        return made;
      end $$;
      revoke all on function platform.prepare_audit_months from public;
      grant execute on function platform.prepare_audit_months to atrium_app;`,
  },
]

/** Adds entries to the end of the space's chain: each hash covers the entry and the hash before it. */
export async function appendAudit(
  tx: Pick<Tx, 'named'>,
  entries: readonly AuditEntry[],
  { scope, at }: { scope: Scope; at: Date },
): Promise<void> {
  const entId = scope === 'platform' ? platformLog : scope.entId
  for (const {
    act,
    entity,
    entityId = null,
    details = null,
    result = 'done',
    by = scope,
  } of entries) {
    const entry = JSON.stringify({ act, entity, entityId, ...actorOf(by), result, details })
    await tx.named(
      'audit.append',
      `with head as (
         insert into platform.audit_heads as heads (ent_id, seq, hash)
         values ($1, 1, sha256($2::bytea))
         on conflict (ent_id) do update set
           seq = heads.seq + 1, hash = sha256(heads.hash || $2::bytea)
         returning seq, hash)
       insert into platform.audit_log (ent_id, seq, at, entry, hash)
       select $1, seq, $3, $4, hash from head`,
      [entId, contentHash(entId, at, entry), at, entry],
    )
  }
}

/** Who acted, and through whom or what, where it was not by themselves. */
function actorOf(scope: Scope) {
  if (scope === 'platform') return { personId: null }
  const { personId, roles, sessionId, ip, requestId, approvedBy, agentId, tokenId } = scope
  return { personId, roles, sessionId, ip, requestId, approvedBy, agentId, tokenId }
}

export type AuditVerdict =
  | { readonly ok: true; readonly entries: number }
  /** `seq`: the first entry that is missing, added or changed. */
  | { readonly ok: false; readonly seq: number }

interface AuditRow {
  readonly seq: string
  readonly at: Date
  readonly entry: string
  readonly hash: Buffer
}

/** Walks a space's chain from its first entry to its head. */
export async function verifyAudit(database: Database, entId: string): Promise<AuditVerdict> {
  return database.read({ entId, personId: null }, async (tx) => {
    let previous: Buffer = Buffer.alloc(0)
    let seq = 0
    for (;;) {
      const rows = await tx.query<AuditRow>(
        `select seq, at, entry, hash from platform.audit_log
         where ent_id = $1 and seq > $2 order by seq, at limit ${batch}`,
        [entId, seq],
      )
      for (const row of rows) {
        seq += 1
        const expected = sha256(previous, contentHash(entId, row.at, row.entry))
        if (Number(row.seq) !== seq || !expected.equals(row.hash)) return { ok: false, seq }
        previous = row.hash
      }
      if (rows.length < batch) break
    }
    const [head] = await tx.query<{ seq: string; hash: Buffer }>(
      'select seq, hash from platform.audit_heads where ent_id = $1',
      [entId],
    )
    if (Number(head?.seq ?? 0) !== seq || !(head?.hash ?? previous).equals(previous)) {
      return { ok: false, seq: seq + 1 }
    }
    return { ok: true, entries: seq }
  })
}

function contentHash(entId: string, at: Date, entry: string): Buffer {
  return sha256(Buffer.from(JSON.stringify([entId, at.toISOString(), entry])))
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
