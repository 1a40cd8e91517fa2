export { createDepartmentNames } from './departments/department-names'
export { orgModule } from './module'
export { createPlacements } from './placement/placements'
