import { departmentLimit, type DepartmentNamesPort, type NamedDepartment } from '@atrium/domain-org'
import { spaceOf, type Tx } from '@atrium/server-core'

/** What departments are called, for modules that only name them. */
export function createDepartmentNames(): DepartmentNamesPort<Tx> {
  return {
    async named(tx, ids) {
      if (ids.length === 0) return []
      return tx.query<NamedDepartment>(
        'select id, name from platform.department where ent_id = $1 and id = any($2::uuid[]) order by place',
        [spaceOf(tx), ids],
      )
    },
    all: (tx) =>
      tx.query<NamedDepartment>(
        `select id, name from platform.department where ent_id = $1 order by place limit ${departmentLimit}`,
        [spaceOf(tx)],
      ),
  }
}
