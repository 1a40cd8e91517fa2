export { tenantsModule } from './module'
