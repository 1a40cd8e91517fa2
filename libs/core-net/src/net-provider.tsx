import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Net } from './net'
import { netOf, type NetQueryClient } from './query-client'

/** Gives the pages below it the query cache and the client behind it. */
export function NetProvider({ client, children }: { client: NetQueryClient; children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** The client, for what is neither a read nor a write: uploads and download addresses. */
export function useNet(): Net {
  return netOf(useQueryClient())
}
