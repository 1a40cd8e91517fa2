export { createDuties } from './duties/duties'
export { securityModule } from './module'
