import type { SearchItem, SearchRequest, SearchResult } from '@atrium/core-shell'
import { type Application, appViewPath, listApps } from '@atrium/domain-apps'
import { AppTile } from '../tile/app-tile'

/** Applications whose name or description holds the text. */
export async function findApps({ text, limit, net, signal }: SearchRequest): Promise<SearchResult> {
  const { rows, nextCursor } = await net.call(listApps, { search: text, limit }, { signal })
  return { items: rows.map(itemOf), cut: nextCursor !== undefined }
}

function itemOf({ id, name, description, icon, color }: Application): SearchItem {
  return {
    id,
    title: name,
    icon: () => <AppTile icon={icon} color={color} size="small" />,
    to: appViewPath({ module: 'form', appId: id }),
    ...(description ? { hint: description } : {}),
  }
}
