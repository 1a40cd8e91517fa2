export { loginPath, maintenancePath } from './paths'
export { safeReturnAddress, signInPath } from './return-address'
