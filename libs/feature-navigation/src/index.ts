export { navigationFeature } from './feature'
