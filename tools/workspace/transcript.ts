import { AsyncLocalStorage } from 'node:async_hooks'

/** Pieces of what packages print while a check runs; outside of one there is none. */
export const transcript = new AsyncLocalStorage<string[]>()
