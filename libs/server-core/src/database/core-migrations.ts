import { keepSpacesApart, type Migration } from './migration'

export const coreMigrations: readonly Migration[] = [
  {
    id: '0001-spaces',
    up: `
      create table platform.spaces (
        ent_id text primary key,
        created_at timestamptz not null default now());
      create table platform.space_migrations (
        ent_id text not null references platform.spaces on delete cascade,
        module text not null,
        id text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (ent_id, module, id));
      ${keepSpacesApart('platform.spaces')}
      ${keepSpacesApart('platform.space_migrations')}`,
  },
  {
    id: '0002-outbox',
    up: `
      create table platform.outbox (
        id uuid primary key,
        events jsonb not null,
        created_at timestamptz not null default now())`,
  },
  {
    id: '0003-jobs',
    up: `
      create table platform.jobs (
        id uuid primary key,
        ent_id text not null,
        person_id uuid,
        kind text not null,
        title text not null,
        input jsonb not null,
        state text not null default 'waiting'
          check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
        cancelling boolean not null default false,
        attempt integer not null default 0,
        worker uuid,
        done bigint not null default 0,
        total bigint,
        result jsonb,
        error text,
        created_at timestamptz not null default now(),
        finished_at timestamptz);
      create index jobs_of_person on platform.jobs (ent_id, person_id, id desc);
      create index jobs_under_way on platform.jobs (state) where state in ('waiting', 'running');
      ${keepSpacesApart('platform.jobs')}`,
  },
  {
    id: '0004-job-error-details',
    up: 'alter table platform.jobs add column error_details jsonb',
  },
  {
    id: '0005-recycle-days',
    up: `alter table platform.spaces add column recycle_days integer not null default 60
      check (recycle_days between 1 and 3650)`,
  },
]
