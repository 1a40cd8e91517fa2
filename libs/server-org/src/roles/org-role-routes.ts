import {
  addOrgRole,
  addRoleGroup,
  changeOrgRole,
  changeOrgRolePeople,
  deleteOrgRole,
  deleteRoleGroup,
  listOrgRoles,
  renameRoleGroup,
} from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { OrgRoleService } from './org-role-service'

export function orgRoleRoutes(roles: OrgRoleService): Route[] {
  const permission = 'org.manage-roles'
  const reviewed = 'role'
  return [
    implement(listOrgRoles, {
      permission: 'org.read',
      handle: (_, { caller }) => roles.list(caller),
    }),
    implement(addRoleGroup, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.addGroup(input, caller),
    }),
    implement(renameRoleGroup, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.renameGroup(input, caller),
    }),
    implement(deleteRoleGroup, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.removeGroup(input, caller),
    }),
    implement(addOrgRole, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.add(input, caller),
    }),
    implement(changeOrgRole, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.change(input, caller),
    }),
    implement(deleteOrgRole, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.remove(input, caller),
    }),
    implement(changeOrgRolePeople, {
      permission,
      reviewed,
      handle: (input, { caller }) => roles.give(input, caller),
    }),
  ]
}
