export { contactsFeature } from './feature'
