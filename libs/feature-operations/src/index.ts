export { operationsFeature } from './feature'
