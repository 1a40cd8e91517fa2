import type { Locale } from '@atrium/domain-core'
import type { Contact, ContactDetail } from '@atrium/domain-org'
import { nameOrder, nameSql, NotFound, type Tx, spaceOf } from '@atrium/server-core'
import type { MemberCursor } from '../members/member-cursor'
import { holdsText, isInSome, soughtText } from '../members/member-search'

type ContactVisibility = 'everyone' | 'own-departments' | 'reporting-line'

export interface ContactRules {
  readonly visibility: ContactVisibility
  readonly phonesHidden: boolean
}

/** How an enterprise begins: everybody sees everybody. */
const openRules: ContactRules = { visibility: 'everyone', phonesHidden: false }

export async function selectContactRules(tx: Tx): Promise<ContactRules> {
  const [row] = await tx.named<ContactRules>(
    'org.contact-rules',
    `select visibility, phones_hidden as "phonesHidden" from platform.contact_rules where ent_id = $1`,
    [spaceOf(tx)],
  )
  return row ?? openRules
}

export async function keepContactRules(tx: Tx, rules: ContactRules): Promise<void> {
  await tx.query(
    `insert into platform.contact_rules (ent_id, visibility, phones_hidden) values ($1, $2, $3)
      on conflict (ent_id) do update set visibility = excluded.visibility, phones_hidden = excluded.phones_hidden`,
    [spaceOf(tx), rules.visibility, rules.phonesHidden],
  )
}

/** Whom somebody sees, and whose phones. */
export interface Sight {
  readonly personId: string
  /** Null: everybody. */
  readonly departmentIds: readonly string[] | null
  /** People seen whatever their department. */
  readonly personIds: readonly string[]
  readonly phones: 'all' | 'shown' | 'none'
  /** Whose hidden phones are seen: those of reports. */
  readonly reportIds: readonly string[]
}

export interface ContactPage {
  readonly locale: Locale
  readonly search: string
  readonly branch: readonly string[] | null
  /** What is sought is found in many. */
  readonly isCommon?: boolean
  readonly after: MemberCursor | null
  readonly limit: number
  readonly offset: number
}

const isSeen = ({ departmentIds }: Sight) => `m.ent_id = $1 and m.state = 'active'
  and (${isInSome('$2', departmentIds)} or m.person_id = any($3::uuid[]) or m.person_id = $4)`

const isPhoneSeen = `($5 = 'all' or m.person_id = $4 or m.person_id = any($6::uuid[]) or ($5 = 'shown' and not m.phone_hidden))`

/** Null stands for a phone that is not shown to who asks. */
const columns = (locale: Locale) => `m.person_id as id, ${nameSql(locale, 'm')} as name,
  m.portrait_id as "portraitId", m.department_ids as "departmentIds",
  array(select ${nameSql(locale, 'p')} from platform.post p where p.id = any(m.post_ids) order by array_position(m.post_ids, p.id)) as posts,
  case when ${isPhoneSeen} then m.phone end as phone,
  m.email, coalesce(m.profile->>'extension', '') as extension, coalesce(m.profile->>'signature', '') as signature`

/** A phone that is hidden cannot be found either. */
const found = `lower(concat_ws(' ', m.name, m.name_en, m.email, case when ${isPhoneSeen} then translate(m.phone, ' -', '') end))`

export async function selectContacts(tx: Tx, sight: Sight, page: ContactPage): Promise<Contact[]> {
  const { after, locale } = page
  const order = nameOrder(locale)
  const { where, values } = contactWhere(tx, sight, page)
  return tx.query<Contact>(
    `select ${columns(locale)} from platform.memberships m where ${where}
        ${after ? `and (${order}, m.person_id) > ($11, $12::uuid)` : ''}
      order by ${order}, m.person_id limit $9 offset $10`,
    [...values, page.limit, page.offset, ...(after ? [after.name, after.id] : [])],
  )
}

export async function countContacts(
  tx: Tx,
  sight: Sight,
  page: ContactPage,
  bound: number,
): Promise<number> {
  const { where, values } = contactWhere(tx, sight, page)
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
        select 1 from platform.memberships m where ${where} limit $9) found`,
    [...values, bound],
  )
  return row?.count ?? 0
}

function contactWhere(tx: Tx, sight: Sight, page: ContactPage) {
  const text = soughtText(page.search)
  const { branch, isCommon = false } = page
  // Each value is named, used or not, so that all have a place.
  const where = `${isSeen(sight)} and $5::text is not null and $6::uuid[] is not null and $7::text is not null
    and ${holdsText({ text, parameter: 7, within: found, isCommon })}
    and ${isInSome('$8', branch)}`
  return { where, values: [...sightValues(tx, sight), text, branch] }
}

/** One colleague, with superior and reports; not there when they are not seen. */
export async function findContact(
  tx: Tx,
  sight: Sight,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<ContactDetail> {
  const [row] = await tx.query<ContactDetail>(
    `select ${columns(locale)}, m.profile->>'gender' as gender, coalesce(m.profile->>'qq', '') as qq,
        coalesce(m.profile->>'jobDescription', '') as "jobDescription", m.profile->>'entryDate' as "entryDate",
        (select json_build_object('id', s.person_id, 'name', ${nameSql(locale, 's')})
          from platform.memberships s where s.ent_id = $1 and s.person_id = m.superior_id) as superior,
        coalesce((select json_agg(json_build_object('id', r.person_id, 'name', r.name) order by r.name)
          from (select r.person_id, ${nameSql(locale, 'r')} as name from platform.memberships r
            where r.ent_id = $1 and r.superior_id = m.person_id and r.state = 'active' limit 200) r), '[]') as reports
      from platform.memberships m where ${isSeen(sight)} and m.person_id = $7`,
    [...sightValues(tx, sight), id],
  )
  if (!row) throw new NotFound('member-not-found')
  return row
}

function sightValues(tx: Tx, sight: Sight): unknown[] {
  const { departmentIds, personIds, personId, phones, reportIds } = sight
  return [spaceOf(tx), departmentIds, personIds, personId, phones, reportIds]
}
