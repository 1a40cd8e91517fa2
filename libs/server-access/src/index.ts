export { createAccess } from './access'
export { accessModule, type AccessPorts } from './module'
export { createRoleHandover } from './role-handover'
