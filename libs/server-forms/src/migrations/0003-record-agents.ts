import type { SpaceMigration } from '@atrium/server-core'

/** Tables made before somebody could write records for somebody else. */
export const recordAgentsMigration: SpaceMigration = {
  id: '0003-record-agents',
  up: (schema) => `do $$ declare made text; begin
    for made in select relname from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relname ~ '^f_[0-9a-f]{32}$'
    loop
      execute format('alter table ${schema}.%I add column if not exists created_agent uuid,
        add column if not exists updated_agent uuid, add column if not exists agent_version integer', made);
    end loop;
  end $$`,
}
