export { publicModule } from './module'
export { createFounding } from './registration/founding'
