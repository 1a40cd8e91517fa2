import { spaceSchema, type Tx } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'
import { covers } from './text-index'

/** Pairs in more than this part of the records narrow nothing: a scan in the order of the list finds its page sooner. */
const rare = 0.1
const pairsUsed = 4

/**
 * The rarest pairs of a text, by which the index finds the few records that are then compared in full; none where no index
 * serves these columns, or none of the pairs is rare.
 */
export async function rarePairs(
  tx: Tx,
  { entId, textIndex }: RecordTable,
  { text, columns }: { readonly text: string; readonly columns: readonly string[] },
): Promise<readonly string[]> {
  if (text === '' || columns.length === 0 || !covers(textIndex, columns)) return []
  const rows = await tx.named<{ pair: string }>(
    'forms.rare-pairs',
    `with known as materialized (
        select most_common_elems::text::text[] as pairs, most_common_elem_freqs as shares
          from pg_stats where schemaname = $1 and tablename = $2
      ), asked as (
        select pair, coalesce(shares[array_position(pairs, pair)], 0) as share
          from known, unnest(platform.text_pairs($3)) as pair
      ) select pair from asked where share <= ${rare} order by share, pair limit ${pairsUsed}`,
    [spaceSchema(entId), textIndex.name, text],
  )
  return rows.map(({ pair }) => pair)
}
