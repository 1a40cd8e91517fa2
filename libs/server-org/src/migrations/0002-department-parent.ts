import type { Migration } from '@atrium/server-core'

/** What lies below a department is asked for with every page of records. */
export const departmentParentMigration: Migration = {
  id: '0002-department-parent',
  up: 'create index department_parent on platform.department (parent_id) where parent_id is not null',
}
