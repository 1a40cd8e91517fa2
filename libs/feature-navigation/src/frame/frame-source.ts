import { read } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import type { FrameEntry, FrameSettings } from '@atrium/core-shell'
import { getOwnNavigation, type ShownEntry } from '@atrium/domain-navigation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entryIcon } from '../icons/entry-icon'

const productsOwn: FrameSettings = { header: null, phone: null, hidden: new Set() }

/** What the enterprise puts around the person's pages; the product's own where that cannot be known. */
export function useFrameSettings(): FrameSettings | undefined {
  const enabled = useSession((session) => Boolean(session.user))
  const { data, isPending } = useQuery({ ...read(getOwnNavigation, {}), enabled })
  return useMemo(() => {
    if (!data) return isPending && enabled ? undefined : productsOwn
    return {
      header: data.web?.map(frameEntry) ?? null,
      phone: data.app?.map(frameEntry) ?? null,
      hidden: new Set(data.hiddenElements),
    }
  }, [data, isPending, enabled])
}

function frameEntry(entry: ShownEntry): FrameEntry {
  const { id, title } = entry
  const shown = { id, title, icon: entry.icon && entryIcon[entry.icon] }
  switch (entry.kind) {
    case 'page':
      return { ...shown, route: entry.route }
    case 'link':
      return { ...shown, address: entry.address, inNewWindow: entry.inNewWindow }
    case 'group':
      return { ...shown, entries: entry.places.map(frameEntry) }
  }
}
