export { developerModule, type DeveloperNeeds } from './module'
