export { tenantsFeature } from './feature'
