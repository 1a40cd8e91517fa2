import type { Locale, Role } from '@atrium/domain-core'
import type { MeantPair, MeantPerson, Subject } from '@atrium/domain-org'
import { nameOrder, nameSql, type Tx, spaceOf } from '@atrium/server-core'
import { isInSome } from '../members/member-search'

export interface DifferingAnswer {
  readonly first: number
  readonly except: readonly Role[]
  readonly locale: Locale
}

/** Active members who in one of the pairs are among the first and not among the second, groups and branches opened already. */
export async function selectDiffering(
  tx: Tx,
  pairs: readonly MeantPair[],
  { first, except, locale }: DifferingAnswer,
): Promise<{ count: number; people: MeantPerson[] }> {
  if (pairs.length === 0) return { count: 0, people: [] }
  const values: unknown[] = [spaceOf(tx), except]
  const add = (value: unknown) => `$${values.push(value)}`
  const differing = pairs.map(
    ({ of, but }) => `(${meantSql(of, add)} and not ${meantSql(but, add)})`,
  )
  const rows = await tx.query<{ id: string; name: string; count: number }>(
    `select person_id as id, ${nameSql(locale, 'm')} as name, (count(*) over ())::int as count
      from platform.memberships m
      where ent_id = $1 and state = 'active' and not (roles && $2::text[])
        and (${differing.join(' or ')})
      order by ${nameOrder(locale)}, person_id limit ${add(first)}`,
    values,
  )
  return { count: rows[0]?.count ?? 0, people: rows.map(({ id, name }) => ({ id, name })) }
}

function meantSql(subjects: readonly Subject[], add: (value: unknown) => string): string {
  if (subjects.some(({ kind }) => kind === 'everyone')) return 'true'
  const ids = (kind: Subject['kind']) =>
    subjects.flatMap((subject) =>
      subject.kind === kind && subject.kind !== 'everyone' ? [subject.id] : [],
    )
  const any = (test: (given: string) => string, wanted: readonly string[]) =>
    wanted.length === 0 ? [] : [test(add(wanted))]
  const departments = ids('department')
  const parts = [
    ...any((given) => `m.person_id = any(${given}::uuid[])`, ids('person')),
    ...any((given) => isInSome(given, departments), departments),
    ...any((given) => `m.post_ids && ${given}::uuid[]`, ids('post')),
    ...any((given) => `m.org_role_ids && ${given}::uuid[]`, ids('role')),
  ]
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`
}
