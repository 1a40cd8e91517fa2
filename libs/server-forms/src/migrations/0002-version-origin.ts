import type { Migration } from '@atrium/server-core'

/** Which earlier version a publication went back to. */
export const versionOriginMigration: Migration = {
  id: '0002-version-origin',
  up: 'alter table platform.form_version add column rolled_back_to integer',
}
