import { definePath } from '@atrium/domain-core'

export const tenantsPath = definePath('/platform/enterprises')
export const platformUsersPath = definePath('/platform/users')
export const platformRolesPath = definePath('/platform/roles')
export const operatorsPath = definePath('/platform/people')
