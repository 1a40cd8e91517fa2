import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Links by which strangers see a form of a space. */
export const previewLinksMigration: Migration = {
  id: '0003-preview-links',
  up: `
    create table platform.preview_link (
      id uuid primary key,
      ent_id text not null,
      token_hash bytea not null unique,
      form_id uuid not null,
      shows text not null,
      created_at timestamptz(3) not null,
      created_by uuid not null,
      created_by_name text not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      opened integer not null default 0
    );
    create index preview_link_form on platform.preview_link (ent_id, form_id, created_at desc);
    ${keepSpacesApart('platform.preview_link')}
  `,
}
