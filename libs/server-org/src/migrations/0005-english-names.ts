import type { Migration } from '@atrium/server-core'

/** What parts of the organisation are called in English; empty: as they are called at home. */
export const englishNamesMigration: Migration = {
  id: '0005-english-names',
  up: ['department', 'post', 'role_group', 'org_role']
    .map((table) => `alter table platform.${table} add column name_en text not null default '';`)
    .join('\n'),
}
