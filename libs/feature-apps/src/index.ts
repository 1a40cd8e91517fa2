export { appsFeature } from './feature'
