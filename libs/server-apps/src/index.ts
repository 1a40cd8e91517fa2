export { createAppItems } from './app-items'
export { appsModule } from './module'
