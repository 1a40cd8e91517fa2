export { createApiCache, type ApiCache } from './api-cache'
export { cachedReads } from './cached'
export { type ApiVersions } from './versions'
