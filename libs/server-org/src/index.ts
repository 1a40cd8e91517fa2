export { orgModule } from './module'
