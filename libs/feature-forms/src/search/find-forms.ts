import type { SearchRequest, SearchResult } from '@atrium/core-shell'
import { appViewPath } from '@atrium/domain-apps'
import { listForms } from '@atrium/domain-forms'
import { appNames } from './app-names'

/** Forms whose name holds the text; a form belongs to an application that is not deleted. */
export async function findForms({
  text,
  limit,
  net,
  locale,
  signal,
}: SearchRequest): Promise<SearchResult> {
  const [forms, apps] = await Promise.all([
    net.call(listForms, {}, { signal }),
    appNames(net, signal),
  ])
  const wanted = text.toLocaleLowerCase(locale)
  const found = forms.filter(
    ({ name, appId }) => apps.has(appId) && name.toLocaleLowerCase(locale).includes(wanted),
  )
  const items = found.slice(0, limit).map(({ id, name, appId }) => ({
    id,
    title: name,
    hint: apps.get(appId) ?? '',
    to: `${appViewPath({ module: 'form', appId })}?item=${id}`,
  }))
  return { items, cut: found.length > limit }
}
