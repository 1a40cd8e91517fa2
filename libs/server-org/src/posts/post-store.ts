import type { Post } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import { headcount } from '../headcount'

export const postLimit = 1000

const columns = 'p.id, p.name, p.code, p.description, p.place::float8 as place'

export function selectPosts(tx: Tx): Promise<Post[]> {
  return tx.named<Post>(
    'org.posts',
    `with held as materialized (${headcount('post_ids')})
      select ${columns}, coalesce(held.people, 0) as people
      from platform.post p left join held on held.id = p.id
      where p.ent_id = $1 order by p.place limit ${postLimit}`,
    [spaceOf(tx)],
  )
}

export async function findPost(tx: Tx, id: string): Promise<Post> {
  const [row] = await tx.query<Post>(
    `select ${columns}, (
        select count(*)::int from platform.memberships m
        where m.ent_id = $1 and m.state = 'active' and m.post_ids @> array[$2::uuid]) as people
      from platform.post p where p.ent_id = $1 and p.id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('post-not-found')
  return row
}

type PostText = Pick<Post, 'id' | 'name' | 'code' | 'description'>

export async function insertPost(tx: Tx, { id, name, code, description }: PostText): Promise<void> {
  await tx.query(
    'insert into platform.post (id, ent_id, name, code, description) values ($1, $2, $3, $4, $5)',
    [id, spaceOf(tx), name, code, description],
  )
}

export async function updatePost(tx: Tx, { id, name, code, description }: PostText): Promise<void> {
  await tx.query(
    `update platform.post set name = $3, code = $4, description = $5 where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), name, code, description],
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
