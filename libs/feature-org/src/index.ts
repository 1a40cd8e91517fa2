export { orgFeature } from './feature'
