import type { Locale, Role } from '@atrium/domain-core'
import type { MeantPair, MeantPerson, Subject } from '@atrium/domain-org'
import { nameSql, type Tx, spaceOf } from '@atrium/server-core'
import { nameOrder } from '../members/member-search'

export interface DifferingAnswer {
  readonly first: number
  readonly except: readonly Role[]
  readonly locale: Locale
}

/** Active members who in one of the pairs are among the first and not among the second, groups opened already. */
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
  const ids = (kind: Subject['kind'], isBelow = false) =>
    subjects.flatMap((subject) => {
      if (subject.kind !== kind || subject.kind === 'everyone') return []
      return subject.kind === 'department' && subject.below !== isBelow ? [] : [subject.id]
    })
  const any = (test: (ids: string) => string, wanted: readonly string[]) =>
    wanted.length === 0 ? [] : [test(`${add(wanted)}::uuid[]`)]
  const parts = [
    ...any((given) => `m.person_id = any(${given})`, ids('person')),
    ...any((given) => `m.department_ids && ${given}`, ids('department')),
    ...any((given) => `m.department_ids && ${branchSql(given)}`, ids('department', true)),
    ...any((given) => `m.post_ids && ${given}`, ids('post')),
    ...any((given) => `m.org_role_ids && ${given}`, ids('role')),
  ]
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`
}

/** Departments and what lies below them; asked once in a statement, not once a row. */
function branchSql(ids: string): string {
  return `array(with recursive branch as (
      select id from platform.department where ent_id = $1 and id = any(${ids})
      union select d.id from platform.department d join branch on d.parent_id = branch.id where d.ent_id = $1
    ) select id from branch)`
}
