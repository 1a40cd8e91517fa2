export { authModule, type AuthNeeds } from './module'
