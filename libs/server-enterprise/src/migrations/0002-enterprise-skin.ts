import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** How an enterprise looks, and how it will once the draft is applied; without a row it looks plain. */
export const enterpriseSkinMigration: Migration = {
  id: '0002-enterprise-skin',
  up: `
    create table platform.enterprise_skin (
      ent_id text primary key,
      applied jsonb,
      draft jsonb,
      applied_at timestamptz(3),
      version integer not null default 0
    );
    ${keepSpacesApart('platform.enterprise_skin')}
  `,
}
