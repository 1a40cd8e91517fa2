import { keepSpacesApart, type Migration } from '@atrium/server-core'

export const subscriptionsMigration: Migration = {
  id: '0001-subscriptions',
  up: `
    create table platform.subscription (
      ent_id text not null,
      person_id uuid not null,
      chosen jsonb not null,
      primary key (ent_id, person_id)
    );
    ${keepSpacesApart('platform.subscription')}
  `,
}
