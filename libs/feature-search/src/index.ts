export { searchFeature } from './feature'
