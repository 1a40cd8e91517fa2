import type { Locale } from '@atrium/domain-core'
import type { Post } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import { headcount } from '../headcount'
import { namesSql } from '../kept-names'

export const postLimit = 1000

const columns = (locale: Locale) =>
  `p.id, ${namesSql(locale, 'p')}, p.code, p.description, p.place::float8 as place`

export function selectPosts(tx: Tx, locale: Locale): Promise<Post[]> {
  return tx.named<Post>(
    `org.posts ${locale}`,
    `with held as materialized (${headcount('post_ids')})
      select ${columns(locale)}, coalesce(held.people, 0) as people
      from platform.post p left join held on held.id = p.id
      where p.ent_id = $1 order by p.place limit ${postLimit}`,
    [spaceOf(tx)],
  )
}

export async function findPost(tx: Tx, id: string, locale: Locale): Promise<Post> {
  const [row] = await tx.query<Post>(
    `select ${columns(locale)}, (
        select count(*)::int from platform.memberships m
        where m.ent_id = $1 and m.state = 'active' and m.post_ids @> array[$2::uuid]) as people
      from platform.post p where p.ent_id = $1 and p.id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('post-not-found')
  return row
}

type PostText = Pick<Post, 'id' | 'names' | 'code' | 'description'>

export async function insertPost(
  tx: Tx,
  { id, names, code, description }: PostText,
): Promise<void> {
  await tx.query(
    `insert into platform.post (id, ent_id, name, name_en, code, description)
      values ($1, $2, $3, $4, $5, $6)`,
    [id, spaceOf(tx), names.name, names.nameEn, code, description],
  )
}

export async function updatePost(
  tx: Tx,
  { id, names, code, description }: PostText,
): Promise<void> {
  await tx.query(
    `update platform.post set name = $3, name_en = $4, code = $5, description = $6
      where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), names.name, names.nameEn, code, description],
  )
}

/** Gives the posts the places that they have among themselves now, in the order of the ids. */
export async function orderPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update platform.post p set place = asked.place
      from (
        select id, place from
          unnest($1::uuid[]) with ordinality as wanted (id, nth)
          join (select place, row_number() over (order by place) as nth
            from platform.post where id = any($1::uuid[]) and ent_id = $2) held using (nth)
      ) asked
      where asked.id = p.id and p.ent_id = $2`,
    [ids, spaceOf(tx)],
  )
}

export async function deletePostRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.post where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}
