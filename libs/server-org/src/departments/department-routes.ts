import {
  addDepartment,
  changeDepartment,
  deleteDepartment,
  listDepartments,
  moveDepartment,
} from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { DepartmentService } from './department-service'

export function departmentRoutes(departments: DepartmentService): Route[] {
  return [
    implement(listDepartments, {
      permission: 'org.read',
      handle: (_, { caller }) => departments.list(caller),
    }),
    implement(addDepartment, {
      permission: 'org.manage',
      handle: (input, { caller }) => departments.add(input, caller),
    }),
    implement(changeDepartment, {
      permission: 'org.manage',
      handle: (input, { caller }) => departments.change(input, caller),
    }),
    implement(moveDepartment, {
      permission: 'org.manage',
      handle: (input, { caller }) => departments.move(input, caller),
    }),
    implement(deleteDepartment, {
      permission: 'org.manage',
      handle: (input, { caller }) => departments.remove(input, caller),
    }),
  ]
}
