import {
  addAppRole,
  changeAppRole,
  deleteAppRole,
  listAppRolePeople,
  listAppRoles,
  previewAppRole,
} from '@atrium/domain-access'
import { implement, type Route } from '@atrium/server-core'
import type { AppRoleService } from './app-role-service'

export function appRoleRoutes(roles: AppRoleService): Route[] {
  return [
    implement(listAppRoles, {
      permission: 'access.read',
      handle: (input, { caller }) => roles.list(input, caller),
    }),
    implement(listAppRolePeople, {
      permission: 'access.read',
      handle: (input, { caller }) => roles.people(input, caller),
    }),
    implement(addAppRole, {
      permission: 'access.manage',
      reviewed: 'permission',
      handle: (input, { caller }) => roles.add(input, caller),
    }),
    implement(changeAppRole, {
      permission: 'access.manage',
      reviewed: 'permission',
      handle: (input, { caller }) => roles.change(input, caller),
    }),
    implement(deleteAppRole, {
      permission: 'access.manage',
      reviewed: 'permission',
      handle: (input, { caller }) => roles.remove(input, caller),
    }),
    implement(previewAppRole, {
      permission: 'access.manage',
      handle: (input, { caller }) => roles.preview(input, caller),
    }),
  ]
}
