import { useLocale } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { useRouting, useSlot } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import type { Icon } from '@atrium/ui/icon'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { type SearchItem, type SearchProvider, searchProviders } from '../shell-slots'

/** What one provider answers to a text. */
export interface SearchGroup {
  readonly id: string
  readonly title: string
  readonly note: string | undefined
  readonly icon: Icon
  readonly items: readonly SearchItem[]
  readonly cut: boolean
  readonly state: 'searching' | 'found' | 'failed'
  readonly error: unknown
  readonly retry: () => void
}

/** Asks every provider the person may use, at most `limit` things each; an empty text asks nobody. */
export function useSearch(text: string, limit: number): readonly SearchGroup[] {
  const net = useNet()
  const { table } = useRouting()
  const { locale } = useLocale()
  const permissions = useSession(({ user }) => user?.permissions)
  const providers = useSlot(searchProviders).filter(
    ({ permission }) => permissions && (!permission || permissions.includes(permission)),
  )
  const wanted = text.trim()
  const answers = useQueries({
    queries: (wanted === '' ? [] : providers).map((provider) => ({
      queryKey: ['search', provider.id, wanted, limit, locale],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.find({ text: wanted, limit, net, locale, signal }),
      placeholderData: keepPreviousData,
    })),
  })
  return answers.map((answer, index) => {
    const { id, title, note, icon } = providers[index] as SearchProvider
    return {
      id,
      title: title[locale],
      note: note?.[locale],
      icon,
      items: (answer.data?.items ?? []).map((item) =>
        item.to !== undefined && table.match(item.to.replace(/\?.*/, '')) ? item : shownOnly(item),
      ),
      cut: answer.data?.cut ?? false,
      state: stateOf(answer),
      error: answer.error,
      retry: () => void answer.refetch(),
    }
  })
}

/** A thing whose page is not built is shown, not opened. */
function shownOnly({ to: _to, ...item }: SearchItem): SearchItem {
  return item
}

function stateOf(answer: {
  readonly isFetching: boolean
  readonly isError: boolean
  readonly isPlaceholderData: boolean
  readonly isPending: boolean
}): SearchGroup['state'] {
  if (answer.isPending || answer.isPlaceholderData) return 'searching'
  if (answer.isError) return answer.isFetching ? 'searching' : 'failed'
  return 'found'
}
