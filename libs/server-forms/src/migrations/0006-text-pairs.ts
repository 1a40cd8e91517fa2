import type { Migration } from '@atrium/server-core'

/**
 * The pairs of neighbouring characters that a text holds, and its single characters beyond ASCII: an index of them finds any
 * piece of a text in any script, a Chinese character alone too. Forms keep which index of theirs holds which columns.
 */
export const textPairsMigration: Migration = {
  id: '0006-text-pairs',
  up: `
    create function platform.text_pairs(shown text) returns text[]
      language sql immutable strict parallel safe cost 1000 as $pairs$
        select coalesce(array_agg(distinct pair), '{}')
        from (
          select unnest(case when ascii(one) > 127 then array[one, one || next] else array[one || next] end) as pair
          from (select string_to_array(lower(shown), null) as letters) split,
            unnest(letters, letters[2:]) as neighbours (one, next)
        ) pairs
        where pair is not null
      $pairs$;
    alter table platform.form add column text_index jsonb;
  `,
}
