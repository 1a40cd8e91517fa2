import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Containers of enterprises, who is in them, and who may enter whose space. */
export const containersMigration: Migration = {
  id: '0001-containers',
  up: `
    create table platform.container (
      id uuid primary key,
      name text not null,
      description text not null,
      created_at timestamptz(3) not null
    );
    create unique index container_name on platform.container (lower(name));
    create table platform.container_member (
      container_id uuid not null references platform.container on delete cascade,
      ent_id text not null,
      state text not null check (state in ('applying', 'member', 'refused')),
      reason text not null,
      requested_by uuid not null,
      requested_name text not null,
      requested_at timestamptz(3) not null,
      decided_by uuid,
      decided_at timestamptz(3),
      refusal text not null default '',
      primary key (container_id, ent_id)
    );
    create index container_member_space on platform.container_member (ent_id);
    create index container_member_waiting on platform.container_member (requested_at)
      where state = 'applying';
    ${keepSpacesApart('platform.container_member')}
    create table platform.space_grant (
      id uuid primary key,
      container_id uuid not null references platform.container on delete cascade,
      ent_id text not null,
      guest_ent_id text not null,
      guests jsonb not null,
      guests_name text not null,
      role text not null check (role in ('user', 'visitor')),
      reason text not null,
      valid_until timestamptz(3) not null,
      state text not null check (state in ('waiting', 'active', 'refused', 'revoked')),
      requested_by uuid not null,
      requested_name text not null,
      requested_at timestamptz(3) not null,
      decided_by uuid,
      decided_at timestamptz(3),
      refusal text not null default ''
    );
    create index space_grant_given on platform.space_grant (ent_id, state);
    create index space_grant_received on platform.space_grant (guest_ent_id, state);
    ${keepSpacesApart('platform.space_grant')}
  `,
}
