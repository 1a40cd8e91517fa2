export { orgModule } from './module'
export { createPlacements } from './placement/placements'
