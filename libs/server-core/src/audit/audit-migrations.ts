import { keepSpacesApart, type Migration } from '../database/migration'

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
