import type { KeptData } from '@atrium/domain-enterprise'
import { spaceOf, type Tx } from '@atrium/server-core'

const batch = 500

/** Departments and members as numbers and as lines. */
export function createKeptOrganisation(): KeptData<Tx> {
  return {
    async usage(tx) {
      const [row] = await tx.query<{ departments: number }>(
        'select count(*)::int as departments from platform.department where ent_id = $1',
        [spaceOf(tx)],
      )
      return { departments: row?.departments ?? 0 }
    },
    async *lines(read) {
      const departments = await read((tx) =>
        tx.query<object>(
          `select id, parent_id as "parentId", name, name_en as "nameEn", code from platform.department
            where ent_id = $1 order by place`,
          [spaceOf(tx)],
        ),
      )
      for (const row of departments) yield { kind: 'department', ...row }
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const from = after
        const members = await read((tx) => selectMembers(tx, from))
        for (const row of members) yield { kind: 'member', ...row }
        const last = members.at(-1)
        if (!last || members.length < batch) return
        after = last.id
      }
    },
  }
}

function selectMembers(tx: Tx, after: string) {
  return tx.query<{ id: string }>(
    `select m.person_id as id, p.login_id as "loginId", m.name, m.name_en as "nameEn", m.state,
       m.roles, m.department_ids as "departmentIds", m.post_ids as "postIds",
       m.employee_number as "employeeNumber", m.phone, m.email, m.created_at as "joinedAt"
      from platform.memberships m join platform.persons p on p.person_id = m.person_id
      where m.ent_id = $1 and m.person_id > $2 order by m.person_id limit ${batch}`,
    [spaceOf(tx), after],
  )
}
