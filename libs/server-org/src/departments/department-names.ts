import { departmentLimit, type DepartmentNamesPort, type NamedDepartment } from '@atrium/domain-org'
import { nameSql, spaceOf, type Tx } from '@atrium/server-core'

/** What departments are called, for modules that only name them. */
export function createDepartmentNames(): DepartmentNamesPort<Tx> {
  return {
    async named(tx, ids, locale) {
      if (ids.length === 0) return []
      return tx.query<NamedDepartment>(
        `select id, ${nameSql(locale, 'd')} as name from platform.department d
          where ent_id = $1 and id = any($2::uuid[]) order by place`,
        [spaceOf(tx), ids],
      )
    },
    all: (tx, locale) =>
      tx.query<NamedDepartment>(
        `select id, ${nameSql(locale, 'd')} as name from platform.department d
          where ent_id = $1 order by place limit ${departmentLimit}`,
        [spaceOf(tx)],
      ),
  }
}
