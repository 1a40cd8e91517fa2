import { definePath } from '@atrium/domain-core'

export const consoleOrgPath = definePath('/console/org')
export const consoleRoleGroupsPath = definePath('/console/role-groups')
export const consolePostsPath = definePath('/console/posts')
export const postManagementPath = definePath('/posts')
export const contactsPath = definePath('/contacts')
export const contactDetailPath = definePath('/contacts/:userId')
export const settingsProfilePath = definePath('/settings/profile')
export const userGroupsPath = definePath('/settings/groups')
