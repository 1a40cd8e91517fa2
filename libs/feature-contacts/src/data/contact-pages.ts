import { useNet } from '@atrium/core-net'
import { listContacts } from '@atrium/domain-org'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

const pageSize = 100

/** The contacts that were asked for, page by page; those shown stay until others have come. */
export function useContactPages(search: string, departmentId: string | undefined) {
  const net = useNet()
  const input = { search, limit: pageSize, ...(departmentId ? { departmentId } : {}) }
  return useInfiniteQuery({
    queryKey: [listContacts.id, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      net.call(listContacts, { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
}
