export { accountFeature } from './feature'
