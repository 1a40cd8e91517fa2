export { enterpriseFeature } from './feature'
