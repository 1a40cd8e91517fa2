import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Roles of applications. */
export const accessMigration: Migration = {
  id: '0001-access',
  up: `
    create table platform.app_role (
      id uuid primary key,
      ent_id text not null,
      app_id uuid not null,
      kind text not null,
      name text not null,
      description text not null,
      subjects jsonb not null,
      grants jsonb not null,
      version integer not null default 1
    );
    create unique index app_role_name on platform.app_role (app_id, lower(name));
    ${keepSpacesApart('platform.app_role')}
  `,
}
