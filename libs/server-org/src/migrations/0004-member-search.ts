import type { Migration } from '@atrium/server-core'

/**
 * Finds members by any part of what they are called and reached by, two letters of any script included, and counts
 * heads without reading members. Operators of arrays are said to leak nothing, which is true of ids and texts: behind
 * row-level security no index is used for one that might. Who may not say so has right answers, slower.
 */
export const memberSearchMigration: Migration = {
  id: '0004-member-search',
  up: `
    create function platform.text_grams(scope text, shown text) returns text[]
      language sql immutable strict parallel safe cost 5000 as $grams$
        select coalesce(array_agg(distinct scope || ' ' || gram), '{}')
        from (
          select substr(shown, at, size) as gram, size
          from generate_series(1, length(shown)) as at cross join generate_series(1, 3) as size
          where at + size - 1 <= length(shown)
        ) grams
        where size > 1 or ascii(gram) > 127
      $grams$;
    do $$ begin
      alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
      alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
      alter function platform.text_grams(text, text) leakproof;
    exception when insufficient_privilege then null;
    end $$;
    alter table platform.memberships add column search_text text not null generated always as (
      lower(name || ' ' || coalesce(name_en, '') || ' ' || login_id || ' ' || employee_number || ' '
        || translate(phone, ' -', '') || ' ' || email)) stored;
    create index memberships_search on platform.memberships
      using gin (platform.text_grams(ent_id, search_text));
    create index memberships_roles on platform.memberships using gin (roles);
    create index memberships_name_en on platform.memberships
      (ent_id, (coalesce(nullif(name_en, ''), name) collate "en-x-icu"), person_id);
    create index memberships_places on platform.memberships (ent_id)
      include (department_ids, post_ids, org_role_ids) where state = 'active';
    create index memberships_unplaced on platform.memberships
      (ent_id, (name collate "zh-x-icu"), person_id) where department_ids = '{}';
    create index memberships_not_active on platform.memberships
      (ent_id, state, (name collate "zh-x-icu"), person_id) where state <> 'active';
  `,
}
