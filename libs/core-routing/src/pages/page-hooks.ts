import type { Path, PathParams } from '@atrium/domain-core'
import { useCallback, useEffect, useMemo } from 'react'
import type { NavigateOptions } from '../routing'
import { offersOf, type Slot } from '../slot'
import { withQuery } from '../table/address'
import { usePage, useRouting } from './page-context'

/** The values of a path's parameters in the address: `const { appId } = useParams(appPath)`. */
export function useParams<Pattern extends string>(_path: Path<Pattern>): PathParams<Pattern> {
  return usePage().path as PathParams<Pattern>
}

/** Goes to a path that a path builder made; the space of the address stays. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const routing = useRouting()
  return useCallback((to, options) => routing.navigate(to, options), [routing])
}

type Query = Readonly<Record<string, string>>
type QueryChange = Readonly<Record<string, string | undefined>>

/** The query of the address, and how to change some of it; the page stays mounted. An undefined value leaves the address. */
export function useQuery(): [Query, (change: QueryChange, options?: NavigateOptions) => void] {
  const routing = useRouting()
  const { query } = usePage()
  const change = useCallback(
    (changes: QueryChange, options?: NavigateOptions) => {
      const { path, query: present } = routing.address()
      routing.navigate(withQuery(path, { ...present, ...changes }), options)
    },
    [routing],
  )
  return [query, change]
}

/** While `dirty`, leaving the page asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  const { unsaved } = useRouting()
  useEffect(() => (dirty ? unsaved.hold() : undefined), [dirty, unsaved])
}

/** What the features offer to a slot. */
export function useSlot<Item>(slot: Slot<Item>): readonly Item[] {
  const { features } = useRouting()
  return useMemo(() => offersOf(features, slot), [features, slot])
}
