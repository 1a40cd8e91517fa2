import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** What the enterprise decided whose own installation this is. */
export const installationMigration: Migration = {
  id: '0003-installation',
  up: `
    create table platform.installation (
      ent_id text primary key,
      settings jsonb not null,
      version integer not null
    );
    ${keepSpacesApart('platform.installation')}
  `,
}
