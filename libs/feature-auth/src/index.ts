export { authFeature } from './feature'
