import { useRouting, withQuery } from '@atrium/core-routing'

/** The address of the search page for a text; null in a product without one. */
export function useSearchPage(): (text: string) => string | null {
  const { table } = useRouting()
  const entry = table.entries.find(({ id }) => id === 'global-search')
  return (text) => (entry ? withQuery(entry.route, { q: text.trim() }) : null)
}
