export { getPeople, listPeople } from './endpoints'
export { aPersonRef } from './fixtures'
export { orgPermissions } from './permissions'
export { type PersonRef, personRefSchema } from './person-ref'
