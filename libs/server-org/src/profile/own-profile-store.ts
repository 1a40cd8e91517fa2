import type { Locale } from '@atrium/domain-core'
import type { Member, OwnProfile } from '@atrium/domain-org'
import { nameSql, spaceOf, type Tx } from '@atrium/server-core'

/** The names of a member's posts, the main one first, and of the superior. */
export async function selectOwnPlace(
  tx: Tx,
  { postIds, superiorId }: Pick<Member, 'postIds' | 'superiorId'>,
  locale: Locale,
): Promise<Pick<OwnProfile, 'posts' | 'superior'>> {
  const [row] = await tx.query<Pick<OwnProfile, 'posts' | 'superior'>>(
    `select array(select ${nameSql(locale, 'p')} from platform.post p where p.ent_id = $1 and p.id = any($2::uuid[])
          order by array_position($2::uuid[], p.id)) as posts,
        (select json_build_object('id', s.person_id, 'name', ${nameSql(locale, 's')})
          from platform.memberships s where s.ent_id = $1 and s.person_id = $3) as superior`,
    [spaceOf(tx), postIds, superiorId],
  )
  return row ?? { posts: [], superior: null }
}
