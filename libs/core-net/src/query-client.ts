import { QueryClient } from '@tanstack/react-query'
import { isCallError } from './call-error'
import type { Net } from './net'

/** A query client that knows the client its reads and writes go through. */
export interface NetQueryClient extends QueryClient {
  readonly net: Net
  /** Reads a write of this window has already made stale, by the id of its request. */
  readonly ownWrites: Map<string, readonly string[]>
}

/** Makes the query cache of one window; retries are the request layer's, so none happen here. */
export function createQueryClient(net: Net): NetQueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        retry: false,
        refetchOnWindowFocus: (query) => !isCallError(query.state.error, 'not-allowed'),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return Object.assign(client, { net, ownWrites: new Map<string, readonly string[]>() })
}

export function netOf(client: QueryClient): Net {
  if (!isNetClient(client)) throw new Error('Make the query client with createQueryClient')
  return client.net
}

export function isNetClient(client: QueryClient): client is NetQueryClient {
  return 'net' in client
}
