export {
  checkDuties,
  duties,
  dutiesOf,
  dutyHolderSchema,
  dutySchema,
  type Duty,
  type DutyHolder,
  type DutyProblem,
} from './duty'
export {
  dutyStateSchema,
  getDuties,
  separateDuties,
  setDuty,
  type DutyState,
} from './duty-endpoints'
export type { DutyPort } from './duty-port'
export { aDutyHolder } from './fixtures'
export { securityCodeMessages } from './messages'
export { auditPath, dutiesPath, reviewsPath } from './paths'
export { securityPermissions } from './permissions'
