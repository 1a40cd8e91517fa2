export { formDesignerFeature } from './feature'
