import type { SpaceMigration } from '@atrium/server-core'

/** Records written before files knew who holds them. */
export const attachmentLinksMigration: SpaceMigration = {
  id: '0002-attachment-links',
  up: (schema) => `do $$ declare held record; begin
    for held in select s.nspname, c.relname, a.attname
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        join pg_namespace s on s.oid = c.relnamespace
      where s.oid = '${schema}'::regnamespace and c.relkind = 'r' and c.relname ~ '^f_[0-9a-f]{32}$'
        and a.atttypid = 'jsonb'::regtype and not a.attisdropped
    loop
      execute format(
        'insert into platform.form_file (ent_id, file_id, form_id, record_id)
          select %L, (file->>''id'')::uuid, %L::uuid, r.id
          from ${schema}.%I r cross join jsonb_array_elements(r.%I) as file
          where jsonb_typeof(r.%I) = ''array''
          on conflict do nothing',
        substr(held.nspname, 3), substr(held.relname, 3), held.relname, held.attname, held.attname);
    end loop;
  end $$`,
}
