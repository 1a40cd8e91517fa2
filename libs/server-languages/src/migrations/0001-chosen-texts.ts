import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** What spaces say instead of the product's texts. */
export const chosenTextsMigration: Migration = {
  id: '0001-chosen-texts',
  up: `
    create table platform.chosen_text (
      ent_id text not null,
      key text not null,
      locale text not null,
      text text not null,
      changed_at timestamptz(3) not null,
      changed_by uuid not null,
      primary key (ent_id, key, locale)
    );
    ${keepSpacesApart('platform.chosen_text')}
  `,
}
