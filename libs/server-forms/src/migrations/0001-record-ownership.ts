import type { SpaceMigration } from '@atrium/server-core'

/** Tables made before records belonged to people and departments. */
export const recordOwnershipMigration: SpaceMigration = {
  id: '0001-record-ownership',
  up: (schema) => `do $$ declare made text; begin
    for made in select relname from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relname ~ '^f_[0-9a-f]{32}$'
    loop
      execute format('alter table ${schema}.%I add column if not exists owned_by uuid, add column if not exists department_id uuid', made);
      execute format('create index if not exists %I on ${schema}.%I (coalesce(owned_by, created_by), created_at, id) where deleted_at is null', made || '_owner', made);
    end loop;
  end $$`,
}
