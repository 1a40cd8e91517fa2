export { languagesModule } from './module'
