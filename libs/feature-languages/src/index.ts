export { languagesFeature } from './feature'
