import { keepSpacesApart, type Migration } from '@atrium/server-core'

export const navigationsMigration: Migration = {
  id: '0001-navigations',
  up: `
    create table platform.navigation (
      ent_id text not null,
      id uuid not null,
      terminal text not null,
      place integer not null,
      name text not null,
      audience jsonb not null,
      entries jsonb not null,
      revision integer not null,
      published jsonb,
      changed_at timestamptz(3) not null,
      changed_by uuid not null,
      primary key (ent_id, id)
    );
    create index navigation_place on platform.navigation (ent_id, terminal, place);
    ${keepSpacesApart('platform.navigation')}
    create table platform.page_element (
      ent_id text not null,
      element_id text not null,
      hidden_for jsonb not null,
      primary key (ent_id, element_id)
    );
    ${keepSpacesApart('platform.page_element')}
  `,
}
