import { useNet } from '@atrium/core-net'
import type { Endpoint, InputOf, Listed } from '@atrium/domain-core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z, ZodObject } from 'zod'

/** A list of what concerns joining, page by page. */
export function useJoinPages<Row, Input extends ZodObject>(
  endpoint: Endpoint<Input, z.ZodType<Listed<Row>>>,
  input: InputOf<typeof endpoint>,
) {
  const net = useNet()
  const pages = useInfiniteQuery({
    queryKey: [endpoint.id, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      net.call(endpoint, { ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) }
}
