import type { Locale } from '@atrium/domain-core'
import type { PersonRef } from '@atrium/domain-org'
import { nameIn, type Named, type Tx } from '@atrium/server-core'

const limit = 50

interface Asked {
  readonly entId: string
  readonly locale: Locale
}

type PersonRow = Omit<PersonRef, 'name'> & Named

const person = `p.person_id as id, p.login_id as "loginId", p.name, p.name_en as "nameEn"`
const members = `platform.memberships m join platform.persons p on p.person_id = m.person_id`

/** Active members whose names or login id hold the text; a name that starts with it comes first. */
export async function findPeople(tx: Tx, { search, locale, entId }: Asked & { search: string }) {
  const rows = await tx.query<PersonRow>(
    `select ${person} from ${members}
     where m.ent_id = $1 and m.state = 'active' and p.state = 'active'
       and position($2 in lower(concat_ws(' ', p.name, p.name_en, p.login_id))) > 0
     order by position($2 in lower(coalesce($3 || p.name_en, p.name))), coalesce($3 || p.name_en, p.name), p.person_id
     limit ${limit + 1}`,
    [entId, search.toLowerCase(), locale === 'en' ? '' : null],
  )
  return { rows: rows.slice(0, limit).map((row) => refOf(row, locale)), cut: rows.length > limit }
}

/** Members of the space by id, those who have left too, since records still name them. */
export async function selectPeople(
  tx: Tx,
  { ids, locale, entId }: Asked & { ids: readonly string[] },
): Promise<{ rows: PersonRef[] }> {
  const rows = await tx.query<PersonRow>(
    `select ${person} from ${members} where m.ent_id = $1 and m.person_id = any($2::uuid[])
     order by p.person_id`,
    [entId, ids],
  )
  return { rows: rows.map((row) => refOf(row, locale)) }
}

function refOf({ id, loginId, ...named }: PersonRow, locale: Locale): PersonRef {
  return { id, loginId, name: nameIn(locale, named) }
}
