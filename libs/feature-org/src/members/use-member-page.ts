import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { useCursorPages } from '@atrium/core-shell'
import { type InputOf, roles } from '@atrium/domain-core'
import { listMembers, memberStates } from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
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
  const pages = useCursorPages(asked)
  const list = useQuery({
    ...read(listMembers, { ...asked, ...pages.asked }),
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
    offset: (pages.page - 1) * pages.asked.limit,
    paging: data && pages.paging(data),
  }
}
