export { createDepartmentNames } from './departments/department-names'
export { createMemberRoles } from './members/member-roles'
export { orgModule } from './module'
export { createPlacements } from './placement/placements'
