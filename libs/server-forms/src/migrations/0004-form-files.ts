import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Which records hold which files; a file that was taken out stays known for a while, so that it can be put back. */
export const formFilesMigration: Migration = {
  id: '0004-form-files',
  up: `
    create table platform.form_file (
      ent_id text not null,
      file_id uuid not null,
      form_id uuid not null,
      record_id uuid not null,
      released_at timestamptz(3),
      primary key (ent_id, file_id, form_id, record_id)
    );
    create index form_file_record on platform.form_file (ent_id, form_id, record_id);
    ${keepSpacesApart('platform.form_file')}
  `,
}
