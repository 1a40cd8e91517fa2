import type { Locale } from '@atrium/domain-core'
import type { PersonRef } from '@atrium/domain-org'
import { nameOrder, nameSql, spaceOf, type Tx } from '@atrium/server-core'
import { holdsText, soughtText } from '../members/member-search'

const limit = 50

const found = `lower(concat_ws(' ', m.name, m.name_en, p.login_id))`
const members = 'platform.memberships m join platform.persons p on p.person_id = m.person_id'

const person = (locale: Locale) =>
  `m.person_id as id, p.login_id as "loginId", ${nameSql(locale, 'm')} as name`

/** Active members whose names or login id hold the text; a name that starts with it comes first. */
export async function findPeople(
  tx: Tx,
  { search, locale }: { readonly search: string; readonly locale: Locale },
) {
  const text = soughtText(search)
  const order = nameOrder(locale)
  // What one letter finds is too much to be put into another order.
  const nearest = text.length > 1 ? `position($2 in lower(${nameSql(locale, 'm')})) = 1 desc,` : ''
  const rows = await tx.query<PersonRef>(
    `select ${person(locale)} from ${members}
      where m.ent_id = $1 and m.state = 'active' and p.state = 'active' and $2::text is not null
        and ${holdsText({ text, parameter: 2, within: found })}
      order by ${nearest} ${order}, m.person_id limit ${limit + 1}`,
    [spaceOf(tx), text],
  )
  return { rows: rows.slice(0, limit), cut: rows.length > limit }
}

/** Members of the space by id, those who have left too, since records still name them. */
export async function selectPeople(
  tx: Tx,
  { ids, locale }: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<{ rows: PersonRef[] }> {
  const rows = await tx.query<PersonRef>(
    `select ${person(locale)} from ${members} where m.ent_id = $1 and m.person_id = any($2::uuid[])
      order by m.person_id`,
    [spaceOf(tx), ids],
  )
  return { rows }
}
