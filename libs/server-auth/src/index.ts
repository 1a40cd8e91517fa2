export { authModule, type AuthModule, type AuthNeeds } from './module'
