import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Records that are shared beyond what roles grant. */
export const recordSharesMigration: Migration = {
  id: '0005-record-shares',
  up: `
    create table platform.record_share (
      id uuid primary key,
      ent_id text not null,
      form_id uuid not null,
      record_id uuid not null,
      subject_key text not null,
      subject jsonb not null,
      level text not null,
      fields jsonb not null,
      until timestamptz(3),
      note text not null,
      shared_by uuid not null,
      shared_at timestamptz(3) not null
    );
    create unique index record_share_subject
      on platform.record_share (ent_id, form_id, subject_key, record_id);
    create index record_share_record on platform.record_share (ent_id, form_id, record_id);
    create index record_share_until on platform.record_share (ent_id, until) where until is not null;
    ${keepSpacesApart('platform.record_share')}
  `,
}
