export { publicFeature } from './feature'
