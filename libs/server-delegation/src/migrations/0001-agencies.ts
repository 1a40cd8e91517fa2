import { keepSpacesApart, type Migration } from '@atrium/server-core'

export const agenciesMigration: Migration = {
  id: '0001-agencies',
  up: `
    create table platform.agency (
      id uuid primary key,
      ent_id text not null,
      kind text not null check (kind in ('hosting', 'application')),
      host_id uuid not null,
      agent_id uuid not null,
      app_ids uuid[],
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3),
      permissions text[] not null,
      state text not null check (state in ('agenting', 'recycled', 'invalid')),
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null
    );
    create index agency_host on platform.agency (ent_id, host_id, kind, created_at desc);
    create index agency_agent on platform.agency (ent_id, agent_id, kind, created_at desc);
    ${keepSpacesApart('platform.agency')}
  `,
}
