import type { SearchRequest, SearchResult } from '@atrium/core-shell'
import { formDetailPath, searchRecords } from '@atrium/domain-forms'
import { appNames } from './app-names'

/** Records whose title starts with the text, in applications that are not deleted. */
export async function findRecords({
  text,
  limit,
  net,
  signal,
}: SearchRequest): Promise<SearchResult> {
  const asked = text.slice(0, 80)
  const [{ rows, cut }, apps] = await Promise.all([
    net.call(searchRecords, { text: asked, limit }, { signal }),
    appNames(net, signal),
  ])
  const items = rows
    .filter(({ appId }) => apps.has(appId))
    .map(({ id, title, formId, formName, appId }) => ({
      id,
      title,
      hint: [apps.get(appId), formName].filter((name) => name && name !== title).join(' · '),
      to: formDetailPath({ app: appId, form: formId, record: id }),
    }))
  return { items, cut }
}
