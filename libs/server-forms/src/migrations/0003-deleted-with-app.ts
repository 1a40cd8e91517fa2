import type { Migration } from '@atrium/server-core'

/** Forms that are deleted only because their application is; they come back with it. */
export const deletedWithAppMigration: Migration = {
  id: '0003-deleted-with-app',
  up: `
    alter table platform.form add column deleted_with_app boolean not null default false;
    set local app.ent_id = '*';
    do $$ begin
      if to_regclass('platform.application') is not null then
        update platform.form form set deleted_at = app.deleted_at, deleted_with_app = true
          from platform.application app
          where app.id = form.app_id and app.deleted_at is not null and form.deleted_at is null;
      end if;
    end $$;
  `,
}
