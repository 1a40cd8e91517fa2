export { securityFeature } from './feature'
