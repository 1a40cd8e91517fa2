export { createApiCache, type ApiCache } from './api-cache'
export { followSocket } from './follow-socket'
export { createKeeper, type ApiKeeper } from './keeper'
