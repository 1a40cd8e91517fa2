import { localeOf, type ConsoleGrant, type Locale, type Role } from '@atrium/domain-core'
import type { Access, Caller } from '../caller'
import type { Tx } from '../database/database'
import { nameIn, type Named } from '../people/person-store'

interface AbsentRow extends Named {
  readonly loginId: string
  readonly homeEntId: string
  readonly locale: Locale | null
  readonly roles: readonly Role[]
  readonly grant: ConsoleGrant | null
}

/** Whom something is done for that they asked for earlier, with the rights they have now; null once they are no member. */
export async function findAbsentCaller(
  tx: Tx,
  access: Access,
  { entId, personId, sessionId }: Pick<Caller, 'entId' | 'personId' | 'sessionId'>,
): Promise<Caller | null> {
  const [row] = await tx.query<AbsentRow>(
    `select p.login_id as "loginId", p.ent_id as "homeEntId", p.locale, m.name, m.name_en as "nameEn", m.roles,
        case when g.areas is not null then
          json_build_object('areas', g.areas, 'departmentIds', g.department_ids) end as "grant"
      from platform.memberships m join platform.persons p on p.person_id = m.person_id and p.state = 'active'
        left join platform.console_grants g on g.ent_id = m.ent_id and g.person_id = m.person_id
      where m.ent_id = $1 and m.person_id = $2 and m.state = 'active'`,
    [entId, personId],
  )
  if (!row) return null
  const { loginId, homeEntId, roles, grant } = row
  const locale = localeOf(row.locale)
  const permissions = access.permissionsOf(roles, grant?.areas)
  return Object.freeze({
    personId,
    loginId,
    name: nameIn(locale, row),
    entId,
    homeEntId,
    roles,
    grant,
    visit: null,
    locale,
    sessionId,
    can: (permission: string) => permissions.has(permission),
  })
}
