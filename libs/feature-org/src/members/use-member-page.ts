import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { type InputOf, roles } from '@atrium/domain-core'
import { listMembers, memberStates } from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { unplaced } from '../departments/use-tree-items'

export type MemberPageModel = ReturnType<typeof useMemberPage>

/** A page of members as the address asks for it; pages follow one another by cursor. */
export function useMemberPage() {
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const state = memberStates.find((each) => each === address['state'])
  const role = roles.find((each) => each === address['role'])
  const department = address['department']
  const settled = useDeferredValue(search.trim().slice(0, 100))
  const asked: InputOf<typeof listMembers> = {
    ...(settled && { search: settled }),
    ...(state && { states: [state] }),
    ...(role && { role }),
    ...(department &&
      (department === unplaced ? { unplaced: true } : { departmentId: department })),
  }
  const key = JSON.stringify(asked)
  const [walked, setWalked] = useState<{ key: string; cursors: readonly string[] }>()
  const [limit, setLimit] = useState(50)
  const cursors = walked?.key === key ? walked.cursors : []
  const cursor = cursors.at(-1)
  const list = useQuery({
    ...read(listMembers, { ...asked, limit, ...(cursor && { cursor }) }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  return {
    asked,
    list,
    rows: data?.rows ?? [],
    total: data?.total,
    filters: { search, state, role, department },
    isNarrowed: Boolean(settled || state || role),
    change: (part: Partial<Record<'search' | 'state' | 'role', string | undefined>>) =>
      setAddress(part, { replace: 'search' in part }),
    page: cursors.length + 1,
    limit,
    hasNext: data?.nextCursor !== undefined,
    goTo: (next: { page: number; pageSize: number }) => {
      if (next.pageSize !== limit) {
        setLimit(next.pageSize)
        setWalked(undefined)
      } else if (next.page <= cursors.length) {
        setWalked({ key, cursors: cursors.slice(0, next.page - 1) })
      } else if (data?.nextCursor !== undefined) {
        setWalked({ key, cursors: [...cursors, data.nextCursor] })
      }
    },
  }
}
