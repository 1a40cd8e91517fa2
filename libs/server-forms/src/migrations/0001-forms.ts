import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Forms, their published versions, and how each person likes to see a list. */
export const formsMigration: Migration = {
  id: '0001-forms',
  up: `
    create table platform.form (
      id uuid primary key,
      ent_id text not null,
      app_id uuid not null,
      name text not null,
      draft jsonb not null,
      draft_revision integer not null default 0,
      published jsonb,
      version integer not null default 0,
      archived_fields jsonb not null default '[]',
      columns jsonb not null default '[]',
      created_at timestamptz(3) not null,
      created_by uuid not null,
      updated_at timestamptz(3) not null,
      updated_by uuid not null,
      published_at timestamptz(3),
      deleted_at timestamptz(3)
    );
    create unique index form_name on platform.form (ent_id, app_id, lower(name)) where deleted_at is null;
    create index form_app on platform.form (ent_id, app_id);
    ${keepSpacesApart('platform.form')}

    create table platform.form_version (
      form_id uuid not null,
      version integer not null,
      ent_id text not null,
      schema jsonb not null,
      columns jsonb not null,
      steps jsonb not null,
      published_at timestamptz(3) not null,
      published_by uuid not null,
      primary key (form_id, version)
    );
    ${keepSpacesApart('platform.form_version')}

    create table platform.form_list_settings (
      person_id uuid not null,
      form_id uuid not null,
      ent_id text not null,
      settings jsonb not null,
      primary key (person_id, form_id)
    );
    ${keepSpacesApart('platform.form_list_settings')}
  `,
}
