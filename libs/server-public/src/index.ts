export { publicModule } from './module'
