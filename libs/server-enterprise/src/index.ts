export { enterpriseModule } from './module'
