import { read, write } from '@atrium/core-net'
import { addUserGroup, changeUserGroup, deleteUserGroup, listUserGroups } from '@atrium/domain-org'

const stales = [listUserGroups]

export const groupsQuery = read(listUserGroups, {})
export const groupAdding = write(addUserGroup, { stales })
export const groupChange = write(changeUserGroup, { stales })
export const groupRemoval = write(deleteUserGroup, { stales })
