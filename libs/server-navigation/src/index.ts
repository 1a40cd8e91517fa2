export { navigationModule } from './module'
