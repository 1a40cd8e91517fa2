export { createDelegations } from './mandates'
export { delegationModule, type DelegationNeeds } from './module'
