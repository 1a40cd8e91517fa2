export { formsFeature } from './feature'
