import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Which enterprises separate their duties; their holders are found without reading every membership. */
export const dutiesMigration: Migration = {
  id: '0001-duties',
  up: `
    create table platform.duty_separation (
      ent_id text primary key,
      separated_at timestamptz(3) not null,
      separated_by uuid not null
    );
    ${keepSpacesApart('platform.duty_separation')}
    create index memberships_duties on platform.memberships (ent_id)
      where roles && array['admin', 'safe', 'audit'];
  `,
}
