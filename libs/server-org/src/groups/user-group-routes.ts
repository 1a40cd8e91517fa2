import { addUserGroup, changeUserGroup, deleteUserGroup, listUserGroups } from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { UserGroupService } from './user-group-service'

export function userGroupRoutes(groups: UserGroupService): Route[] {
  const permission = 'org.read'
  return [
    implement(listUserGroups, { permission, handle: (_, { caller }) => groups.list(caller) }),
    implement(addUserGroup, {
      permission,
      handle: (input, { caller }) => groups.add(input, caller),
    }),
    implement(changeUserGroup, {
      permission,
      handle: (input, { caller }) => groups.change(input, caller),
    }),
    implement(deleteUserGroup, {
      permission,
      handle: (input, { caller }) => groups.remove(input, caller),
    }),
  ]
}
