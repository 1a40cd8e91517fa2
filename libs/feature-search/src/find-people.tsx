import type { SearchRequest, SearchResult } from '@atrium/core-shell'
import { contactDetailPath, listPeople } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'

/** Members of the space whose name or login id holds the text. */
export async function findPeople({
  text,
  limit,
  net,
  signal,
}: SearchRequest): Promise<SearchResult> {
  const { rows, cut } = await net.call(listPeople, { search: text.slice(0, 100) }, { signal })
  const items = rows.slice(0, limit).map(({ id, name, loginId }) => ({
    id,
    title: name,
    hint: loginId,
    to: contactDetailPath({ userId: id }),
    icon: () => <Avatar name={name} size={24} />,
  }))
  return { items, cut: cut || rows.length > limit }
}
