export { createKeptApps } from './kept-apps'
export { createAppItems } from './app-items'
export { appsModule } from './module'
